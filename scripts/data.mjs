// npm run backup and npm run restore: the data of an installation with the embedded database, as one file.
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()

const { code } = await run('node', ['packages/server/src/backup/command.ts', ...process.argv.slice(2)])
process.exit(code)
