// npm start: everything from a fresh clone to a portal that answers; the second time only the last step.
import { constants } from 'node:os'

import { ensureBuilt } from './build.mjs'
import { giveUp, start } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
await ensureBuilt()

const server = start('node', ['packages/server/src/main.ts'])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => giveUp(`The server did not start: ${error.message}`))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
