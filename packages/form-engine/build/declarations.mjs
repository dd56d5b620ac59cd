// The compiler rewrites imports to .js in scripts, but keeps .ts in declarations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

for (const file of readdirSync('dist', { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const path = join('dist', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(["']\.{1,2}\/[^"']+)\.tsx?(?=["'])/g, '$1.js'))
}
