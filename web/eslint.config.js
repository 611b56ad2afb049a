import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const types = {
  parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], svelteConfig },
}

// The policy of the page is style-src 'self': a style attribute in the markup would be thrown away by the browser.
const inlineStyle = {
  selector: 'SvelteAttribute[key.name="style"]',
  message: 'The page runs without inline styles: use a class or a style:property directive.',
}

export default ts.config(
  { ignores: ['node_modules/', 'dist/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...types.parserOptions, parser: ts.parser } },
    rules: { 'no-restricted-syntax': ['error', inlineStyle], 'no-undef': 'off' },
  },
  { files: ['**/*.ts'], rules: { 'no-undef': 'off' } },
  { rules: { eqeqeq: 'error', 'svelte/no-at-html-tags': 'error' } },
)
