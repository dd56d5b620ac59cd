// npm run dev: serves the portal and the server at one URL (PORT, 4000 by default), and reloads both on a change.
import { giveUp, start } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()

const port = Number(process.env['PORT'] ?? 4000)
if (!Number.isInteger(port) || port < 1 || port > 65534)
  giveUp(`PORT is "${process.env['PORT']}"; give it a number from 1 to 65534.`)
const apiPort = String(port + 1)
const address = `http://localhost:${port}`

const running = [
  start('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    env: { PORT: apiPort, PORTAL_ORIGIN: process.env['PORTAL_ORIGIN'] ?? address },
  }),
  start('vite', [], { env: { PORT: String(port), API_ORIGIN: `http://127.0.0.1:${apiPort}` } }),
]
console.log(`Portal with hot reload: ${address} (the API alone: http://localhost:${apiPort})`)

const stop = (signal) => running.forEach((child) => child.kill(signal))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const child of running) {
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode ||= code ?? 0
  })
}
