// node build/manifest.mjs packed|own: the package.json that others install names what was built; the repository's own
// names the sources, and waits in a file beside it until the package is packed.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const kept = 'package.own.json'

if (existsSync(kept)) renameSync(kept, 'package.json')
if (process.argv[2] === 'packed') {
  const own = readFileSync('package.json', 'utf8')
  writeFileSync(kept, own)
  writeFileSync('package.json', `${JSON.stringify(packed(JSON.parse(own)), null, 2)}\n`)
}

function packed({ private: _private, scripts: _scripts, exports, ...rest }) {
  const { './catalogue': _ofThisRepository, ...entries } = exports
  const built = Object.entries(entries).map(([entry, source]) => [entry, builtOf(source)])
  return { ...rest, exports: { ...Object.fromEntries(built), './vectors/*': './vectors/*' } }
}

function builtOf(source) {
  const file = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}
