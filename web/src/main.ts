import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { fetchPage } from './lib/pages'
import { words } from './lib/words.svelte'

fetchPage()
await words.start()
mount(App, { target: document.getElementById('app')! })
