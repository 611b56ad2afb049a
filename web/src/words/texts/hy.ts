export default Object.values(
  import.meta.glob<string>('../../../../src/kozyr/words/hy/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
