// npm run bench: installs the packages that only the benchmarks need, checks their types, and runs bench/run.ts.
import { giveUp, run } from './command.mjs'
import { ensureInstalled, installPackages } from './install.mjs'

await ensureInstalled()
await installPackages('bench')

const types = await run('tsc', ['-p', 'bench'])
if (types.code !== 0) giveUp('The benchmarks have type errors, listed above.')

const { code } = await run('node', ['bench/run.ts', ...process.argv.slice(2)])
process.exit(code)
