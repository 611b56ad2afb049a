import { mount } from 'svelte'
import App from './App.svelte'
import { settle } from './app/settings.svelte'
import './look/index.css'
import { settleIn } from './offline/offline'
import { learn } from './words/bundles'
import { language } from './words/language.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no element with the id "app"')

// Nothing is shown in a wrong language first.
await learn(language()).catch(() => learn('en'))
settle()
settleIn()

export default mount(App, { target })
