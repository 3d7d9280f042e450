import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { fetchPage } from './lib/pages'
import { work } from './lib/push'
import { words } from './lib/words.svelte'

const ready = words.start()
fetchPage()
await ready
mount(App, { target: document.getElementById('app')! })
void work()
