import { mount } from 'svelte'
import App from './App.svelte'
import { settle } from './app/settings.svelte'
import './look/index.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no element with the id "app"')

settle()

export default mount(App, { target })
