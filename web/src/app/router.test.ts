import { describe, expect, it } from 'vitest'
import { placeOf, tableIn } from './router.svelte'

describe('the address', () => {
  it('names the screens', () => {
    expect(placeOf('/', '')).toEqual({ name: 'lobby' })
    expect(placeOf('/new', '')).toEqual({ name: 'new', rules: null, from: '', game: null })
    expect(placeOf('/new', '?game=draw')).toEqual({ name: 'new', rules: null, from: '', game: 'draw' })
    expect(placeOf('/new', '?rules=r1C4-17M1y')).toEqual({ name: 'new', rules: 'r1C4-17M1y', from: '', game: null })
    expect(placeOf('/house', '?rules=r1M1y&from=oh-hell')).toEqual({ name: 'house', rules: 'r1M1y', from: 'oh-hell', game: null })
    expect(placeOf('/t/abc123', '')).toEqual({ name: 'table', id: 'abc123', key: null })
    expect(placeOf('/t/abc123', '?seat=k-9')).toEqual({ name: 'table', id: 'abc123', key: 'k-9' })
    expect(placeOf('/paper', '')).toEqual({ name: 'paper', game: null })
    expect(placeOf('/paper/k3x9', '')).toEqual({ name: 'paper', game: 'k3x9' })
    expect(placeOf('/paper/new', '?rules=r1M1y')).toEqual({ name: 'paper-new', rules: 'r1M1y', from: '', game: null })
    expect(placeOf('/what/is/this', '')).toEqual({ name: 'nowhere' })
  })
})

describe('a pasted link', () => {
  it('leads to the table whether it is whole, a path or a bare id', () => {
    expect(tableIn(' https://kozyr.example/t/abc123 ')).toBe('/t/abc123')
    expect(tableIn('http://10.0.0.2:8000/t/abc123?seat=xyz')).toBe('/t/abc123?seat=xyz')
    expect(tableIn('/t/abc123/')).toBe('/t/abc123')
    expect(tableIn('abc123')).toBe('/t/abc123')
  })

  it('that is no link leads nowhere', () => {
    expect(tableIn('')).toBeNull()
    expect(tableIn('javascript:alert(1)')).toBeNull()
    expect(tableIn('hello there')).toBeNull()
  })
})
