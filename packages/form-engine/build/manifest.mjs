// node build/manifest.mjs packed|own: `packed` writes a package.json with the built files as exports, and saves the
// repository's package.json beside it. `own` restores that one, whose exports are the sources.
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
  const bin = Object.fromEntries(Object.entries(rest.bin).map(([name, source]) => [name, builtOf(source).default]))
  return { ...rest, bin, exports: { ...Object.fromEntries(built), './vectors/*': './vectors/*' } }
}

function builtOf(source) {
  if (typeof source !== 'string') return source // an entry with only declarations stays as it is
  const file = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}
