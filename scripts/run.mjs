// node scripts/run.mjs COMMAND [ARGUMENTS]: installs missing packages, then runs an installed command on the locked
// Node.
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()

const [command, ...args] = process.argv.slice(2)
const { code } = await run(command, args)
process.exit(code)
