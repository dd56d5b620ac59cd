import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Stories need React and nothing of the portal's build: no route generation, no proxy.
export default defineConfig({ plugins: [react()] })
