/** For tests: every language is learned before the first of them. */
import { learn } from './bundles'
import { LANGUAGES } from './language.svelte'

await Promise.all(Object.keys(LANGUAGES).map(learn))
