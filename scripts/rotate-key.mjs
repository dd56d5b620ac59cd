// npm run rotate-key: seals with ENCRYPTION_KEY what ENCRYPTION_KEYS_TO_OPEN opens.
import { run } from './command.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()

const { code } = await run('node', ['packages/server/src/rotate-key.ts'])
process.exit(code)
