// npm run create-administrator: the first user of an installation without demo data.
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()

const { code } = await run('node', ['packages/server/src/create-administrator.ts', ...process.argv.slice(2)])
process.exit(code)
