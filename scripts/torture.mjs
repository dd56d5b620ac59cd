// npm run torture: builds the server if its sources changed, and runs packages/server/torture/run.ts.
import { ensureBuilt } from './build.mjs'
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
await ensureBuilt()

const { code } = await run('node', ['packages/server/torture/run.ts', ...process.argv.slice(2)])
process.exit(code)
