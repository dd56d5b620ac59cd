import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { explainedCodes } from '../../packages/form-engine/catalogue/explained/index.ts'
import { docsOf } from '../../packages/form-engine/src/index.ts'
import { root } from '../../scripts/command.mjs'
import { packEngine, type Packed } from '../packed-engine/pack.ts'
import { Project } from '../packed-engine/project.ts'
import { runInNode } from '../packed-engine/run-in-node.ts'
import { bundleSize, type BundleSizeOptions } from '../packed-engine/bundle-size.ts'

/**
 * Maximum sizes, slightly above the current ones. Decision 85 explains the goal, 141 the cost of cleaning, 183 that of
 * rjsf's own fields, 195 that of cells, suggestions, fixes and their checks, and 205 that of calculations.
 */
const budgets = { 'parse and compile': 24_500, core: 41_500, react: 94_500 }

const project = new Project()
let packed: Packed

beforeAll(() => {
  packed = packEngine()
  project.install(packed.tarball)
}, 120_000)

afterAll(() => {
  packed.discard()
  project.discard()
})

test('contains only scripts, declarations, maps, documents, examples and vectors', () => {
  const { files } = packed
  const scripts = files.filter((path) => /^dist\/.*\.js$/.test(path))
  const built = scripts.flatMap((path) => [path, `${path}.map`, path.replace(/\.js$/, '.d.ts')])
  const vectors = files.filter((path) => /^vectors\/.*\.(json|py|md)$/.test(path))
  expect(scripts.length).toBeGreaterThan(90)
  const pages = ['command-line', 'kinds', 'messages', 'rjsf', 'server', 'two-forms', 'widgets'].map(
    (page) => `docs/${page}.md`,
  )
  const diagnostics = ['README', ...Object.keys(explainedCodes)].map(docsOf)
  const examples = ['examples/email-list.ts', 'examples/email-list-widget.tsx']
  const own = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'vite-client.d.ts']
  expect(vectors.length).toBeGreaterThan(10)
  expect(files.toSorted()).toEqual([...built, ...vectors, ...pages, ...diagnostics, ...examples, ...own].toSorted())
})

test('links of the pages refer to files of the package', () => {
  const pages = packed.files.filter((path) => path.endsWith('.md'))
  const broken = pages.flatMap((page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    return links.filter((link) => !packed.files.includes(join(dirname(page), link).replaceAll('\\', '/')))
  })
  expect(broken).toEqual([])
})

test('declarations name existing files, and maps contain their sources', () => {
  const endingIn = (ending: string) => packed.files.filter((path) => path.endsWith(ending)).map(textOf)
  expect(endingIn('.d.ts').filter((text) => /["']\.[^"']*\.tsx?["']/.test(text))).toEqual([])
  expect(endingIn('.js.map').filter((text) => !text.includes('"sourcesContent":["'))).toEqual([])
})

test('docstrings in declarations name no requirement', () => {
  const declarations = packed.files.filter((path) => path.endsWith('.d.ts'))
  expect(declarations.filter((path) => /\b(?:AMB|ENG)-\d|\bcore §/.test(textOf(path)))).toEqual([])
})

test('publint and arethetypeswrong find nothing', async () => {
  const tarball = readFileSync(packed.tarball)
  const bytes = Uint8Array.from(tarball)
  const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  expect(messages).toEqual([])
  const analysis = await checkPackage(createPackageFromTarballData(bytes))
  // The package has only ES modules. It supports neither `require` in old versions of Node nor resolution without
  // `exports`.
  const problems = analysis.types === false ? ['no types'] : analysis.problems
  const offered = (problem: object) => !/"(?:node10|node16-cjs)"/.test(JSON.stringify(problem))
  expect(problems.filter((problem) => typeof problem === 'string' || offered(problem))).toEqual([])
})

test.each(nodesHere())('runs a form in Node $version without other packages', ({ path }) => {
  project.take('in-node.mjs')
  const output = execFileSync(path, ['in-node.mjs'], { cwd: project.folder, encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({
    diagnostics: 0,
    hidden: ['contact'],
    asked: [['phone', 'required']],
    valid: true,
    sent: [
      { ControlsRecId: 'contact', DataValue: 'phone' },
      { ControlsRecId: 'phone', DataValue: '(201) 555-0123' },
    ],
    read: { answers: { contact: 'phone', phone: '(201) 555-0123' }, errors: [] },
  })
})

test('the command line checks a file', () => {
  project.write('form.csv', 'RecId,ControlTypeCode,ControlLabel,IsActive\n1,slider,Speed,1\n')
  const bin = join(project.folder, 'node_modules', '.bin', 'form-engine')
  const { status, stdout } = spawnSync(bin, ['check', 'form.csv'], {
    cwd: project.folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(stdout).toContain('form.csv!B2: error unknown-kind')
  expect(status).toBe(1)
})

test('a strict TypeScript project with NodeNext compiles with every entry', () => {
  project.link('react', 'react-dom', '@types/react', '@types/react-dom', '@rjsf', 'ajv')
  const scripts = ['in-typescript.ts', 'in-react.tsx', 'in-theme.tsx']
  for (const script of scripts) project.take(script)
  const examples = packed.files.filter((path) => path.startsWith('examples/')).map(installed)
  const options = {
    strict: true,
    module: 'NodeNext',
    target: 'ES2022',
    jsx: 'react-jsx',
    types: ['@captive/form-engine/vite/client'],
    noEmit: true,
  }
  project.write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: [...scripts, ...examples] }))
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const compile = () =>
    execFileSync(process.execPath, [compiler, '-p', project.folder], { encoding: 'utf8', stdio: 'pipe' })
  expect(compile()).toBe('')
})

test('a form renders with the theme of another package', async () => {
  project.link('react', 'react-dom', '@rjsf')
  const output = await runInNode(project, 'in-theme.tsx')
  expect(output).toMatchObject({ html: expect.stringMatching(/<input[^>]* data-slot="input"[^>]* id="field-name"/) })
})

test('stays within its gzip size budgets', async () => {
  project.link('@rjsf')
  const react = /^react(-dom)?(\/|$)/
  const whole = "export * from '@captive/form-engine'"
  const rendered = "export * from '@captive/form-engine/react'"
  const sizeOf = (script: string, options: BundleSizeOptions) =>
    bundleSize(project.write('weighed.js', script), options)
  const weights = {
    'parse and compile': await sizeOf("export { parseDefinitions, compileForm } from '@captive/form-engine'", {}),
    core: await sizeOf(whole, {}),
    react: await sizeOf(rendered, { without: react }),
  }
  const heavier = Object.entries(weights).filter(([part, bytes]) => bytes > budgets[part as keyof typeof weights])
  expect(Object.fromEntries(heavier), `more than in ${JSON.stringify(budgets)}`).toEqual({})
})

/** The path of a file in the installed package. */
function installed(path: string): string {
  return join(project.folder, 'node_modules', '@captive', 'form-engine', path)
}

function textOf(path: string): string {
  return readFileSync(installed(path), 'utf8')
}

/** Every version of Node on the PATH, and the one that runs this test. */
function nodesHere(): { path: string; version: string }[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const paths = new Set(
    [process.execPath, ...onPath].filter((path) => existsSync(path)).map((path) => realpathSync(path)),
  )
  const found = [...paths].map((path) => ({
    path,
    version: execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim(),
  }))
  return [...new Map(found.map((node) => [node.version, node])).values()]
}
