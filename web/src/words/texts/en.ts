export default Object.values(
  import.meta.glob<string>('../../../../src/kozyr/words/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
