import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { findExamples } from './find-examples.ts'

const engine = join(import.meta.dirname, '..', '..')
const dist = join(engine, '..', '..', 'dist')
const world = '../../packages/form-engine/test/examples/world.ts'

const { './catalogue': _ofThisRepository, './vite/client': _typesAlone, ...sources } = manifest.exports

/** Modules whose exports an example may use without importing them. */
const given = new Map([
  [world, exportsIn(readFileSync(join(import.meta.dirname, 'world.ts'), 'utf8'))],
  ...Object.entries(sources).map(
    ([entry, path]) =>
      [entry.replace('.', '@captive/form-engine'), exportsIn(readFileSync(join(engine, path), 'utf8'))] as const,
  ),
])

/** Imports for examples that use an application's own form. */
const userForm = `import { compileForm, defineForm } from '@captive/form-engine'
export const form = compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
`

/** One example as a module. */
export interface ExampleModule {
  readonly place: string
  readonly file: string
}

/** Writes every example as a module into a folder inside the repository, with a tsconfig beside them. */
export function writeExamples(): { folder: string; modules: ExampleModule[] } {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'examples-'))
  cpSync(join(engine, 'examples'), folder, { recursive: true })
  writeFileSync(join(folder, 'user-form.ts'), userForm)
  const types = ['node', 'vite/client', '@captive/form-engine/vite/client']
  const compilerOptions = { types, noImplicitAny: false, noUnusedLocals: false, noUnusedParameters: false }
  const tsconfig = { extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const modules = findExamples().map(({ place, code }, index) => {
    const file = join(folder, `example-${index + 1}.tsx`)
    writeFileSync(file, moduleOf(code))
    return { place, file }
  })
  return { folder, modules }
}

/** Adds imports for the names that the example uses but does not define. Wraps a bare object or piece of JSX. */
function moduleOf(code: string): string {
  const alone = code.startsWith('{') ? `export const shown = ${code}` : code.replace(/^</gm, ';<')
  const taken = new Set<string>()
  const imports = [...given].map(([module, exported]) => {
    const needed = exported.filter(({ name }) => isNamed(name, alone) && !isMade(name, alone) && !taken.has(name))
    for (const { name } of needed) taken.add(name)
    return `import { ${needed.map(({ name, type }) => `${type}${name}`).join(', ')} } from '${module}'`
  })
  return [...imports.filter((line) => !line.includes('{  }')), alone, 'export {}\n'].join('\n')
}

const isNamed = (name: string, code: string) => new RegExp(`(?<!['\\w-]|(?<!\\.\\.)\\.)${name}\\b(?!')`).test(code)

const isMade = (name: string, code: string) =>
  new RegExp(`(?:const|function|import|import type) (?:\\{[^}=]*?)?\\b${name}\\b`).test(code)

interface Exported {
  readonly name: string
  /** Adds `type ` before the name of a type. */
  readonly type: '' | 'type '
}

function exportsIn(text: string): Exported[] {
  const lists = [...text.matchAll(/export (?:const )?(type )?\{([^}]*)\}/g)]
  const listed = lists.flatMap(([, type = '', names = '']) => names.split(',').map((name) => `${type}${name.trim()}`))
  const made = [...text.matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
  return [...listed, ...made]
    .map((written) => /(type )?(?:default as )?(\w+)$/.exec(written))
    .flatMap((found) => (found?.[2] ? [{ name: found[2], type: found[1] ? 'type ' : '' } as const] : []))
}
