/** The gallery: every component in its states, for the eyes of those who draw them. It is no part of the shipped page. */
import { mount } from 'svelte'
import '../look/index.css'
import { taste, wear } from '../look/taste.svelte'
import { LETTERS } from '../app/settings.svelte'
import { firstLanguage, speak } from '../words/language.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
if (asked.get('theme') === 'dark' || asked.get('theme') === 'light') taste.theme = asked.get('theme') as 'dark' | 'light'
if (asked.get('suits') === 'four') taste.suits = 'four'
if (asked.get('contrast') === 'high') taste.contrast = 'high'
if (asked.get('figures') === 'plain') taste.figures = 'plain'
const tongue = firstLanguage(asked.get('lang'), [])
await speak(tongue)
if (asked.get('letters') === 'own') taste.letters = LETTERS[tongue]
wear(taste)

const target = document.getElementById('gallery')
if (target === null) throw new Error('gallery.html has no element with the id "gallery"')

export default mount(Gallery, { target, props: { show: asked.get('show') ?? 'all' } })
