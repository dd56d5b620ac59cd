import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findExamples } from './find-examples.ts'

const engine = join(import.meta.dirname, '..', '..')
const dist = join(engine, '..', '..', 'dist')
const world = '../../packages/form-engine/test/examples/world.ts'

/** Modules that an example may take names from without saying so, with the names they export. */
const given = new Map([
  [world, exportsIn(readFileSync(join(import.meta.dirname, 'world.ts'), 'utf8'))],
  ...['', '/text', '/claim', '/phones', '/session', '/react', '/rjsf', '/vite'].map(
    (entry) =>
      [
        `@captive/form-engine${entry}`,
        exportsIn(readFileSync(join(engine, 'src', entry, 'index.ts'), 'utf8')),
      ] as const,
  ),
])

/** An example as a module of its own. */
export interface ExampleModule {
  readonly place: string
  readonly file: string
}

/** Writes every example as a module, with a tsconfig beside them, into a folder inside the repository. */
export function writeExamples(): { folder: string; modules: ExampleModule[] } {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'examples-'))
  const compilerOptions = { noImplicitAny: false, noUnusedLocals: false, noUnusedParameters: false }
  const tsconfig = { extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  const modules = findExamples().map(({ place, code }, index) => {
    const file = join(folder, `example-${index + 1}.tsx`)
    writeFileSync(file, moduleOf(code))
    return { place, file }
  })
  return { folder, modules }
}

/** Imports what the example names and does not make itself. An object and a piece of JSX stand by themselves. */
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

const isNamed = (name: string, code: string) => new RegExp(`(?<![.'\\w-])${name}\\b(?!')`).test(code)

const isMade = (name: string, code: string) =>
  new RegExp(`(?:const|function|import) (?:\\{[^}=]*?)?\\b${name}\\b`).test(code)

interface Exported {
  readonly name: string
  /** `type ` before the name of a type. */
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
