// npm start: installs, builds and serves the portal. Skips steps whose result is up to date.
import { constants } from 'node:os'

import { ensureBuilt } from './build.mjs'
import { giveUp, start } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { builtServer } from './server-command.mjs'

await ensureInstalled()
await ensureBuilt()

const server = start('node', [builtServer.script], { env: builtServer.env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => giveUp(`The server did not start: ${error.message}`))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
