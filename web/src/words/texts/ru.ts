export default Object.values(
  import.meta.glob<string>('../../../../src/kozyr/words/ru/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
