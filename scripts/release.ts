// npm run release: writes the built portal and server, the package of the engine, their licenses and a bill of
// materials to dist/release.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBuilt } from './build.mjs'
import { giveUp, root, run } from './command.mjs'
import { billOfMaterials } from './inventory/bill-of-materials.ts'
import { licenseTexts } from './inventory/license-texts.ts'
import { licenseProblems } from './inventory/licenses.ts'
import { productionPackages } from './inventory/production-packages.ts'

const release = join(root, 'dist/release')

/**
 * The files that `npm ci --omit=dev` and `node packages/server/dist/main.js` need, at their paths in the repository.
 */
const shipped = [
  'LICENSE',
  'SECURITY.md',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'brand/default',
  'dist/portal',
  'packages/server/dist',
  'packages/server/migrations',
]

await ensureBuilt()
rmSync(release, { recursive: true, force: true })
mkdirSync(release, { recursive: true })
const isCache = (path: string) => path.endsWith('compile-cache')
for (const path of shipped)
  cpSync(join(root, path), join(release, path), { recursive: true, filter: (source) => !isCache(source) })
// npm reads the dependencies of workspaces from their package.json.
for (const workspace of [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'tests/react-18'])
  cpSync(join(root, workspace, 'package.json'), join(release, workspace, 'package.json'))
const packed = await run('npm', ['pack', '--workspace', '@captive/form-engine', '--pack-destination', release], {
  quiet: true,
})
if (packed.code !== 0) giveUp(packed.output)
const problems = licenseProblems(productionPackages())
if (problems.length > 0) giveUp(problems.join('\n'))
writeFileSync(join(release, 'sbom.cdx.json'), await billOfMaterials())
writeFileSync(join(release, 'THIRD-PARTY-LICENSES.txt'), licenseTexts())
writeFileSync(join(release, 'SHA256SUMS'), checksums())
console.log('The release is in dist/release.')

/** The checksums in the format of `sha256sum --check`, one line per file. */
function checksums(): string {
  const files = readdirSync(release, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  const lines = paths.map((path) => {
    const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
    return `${sum}  ${path.slice(release.length + 1)}`
  })
  return `${lines.join('\n')}\n`
}
