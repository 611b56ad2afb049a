export default Object.values(
  import.meta.glob<string>('../../../../src/kozyr/words/mn/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
