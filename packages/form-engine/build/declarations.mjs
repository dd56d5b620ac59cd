// The compiler writes .js into the imports of its scripts, but leaves .ts in those of its declarations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

for (const file of readdirSync('dist', { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const path = join('dist', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(["']\.{1,2}\/[^"']+)\.tsx?(?=["'])/g, '$1.js'))
}
