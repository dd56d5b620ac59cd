import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../../scripts/command.mjs'
import { packEngine, type Packed } from '../packed-engine/pack.ts'
import { Project } from '../packed-engine/project.ts'
import { runInNode } from '../packed-engine/run-in-node.ts'

const project = new Project()
let packed: Packed

beforeAll(() => {
  packed = packEngine()
  project.install(packed.tarball)
  project.linkFrom('tests/react-18', 'react', 'react-dom', '@types/react', '@types/react-dom')
  project.link('@rjsf')
}, 120_000)

afterAll(() => {
  packed.discard()
  project.discard()
})

test('a form renders with React 18', async () => {
  expect(await runInNode(project, 'in-react.tsx')).toEqual({
    react: '18.3.1',
    html: expect.stringContaining('id="field-phone"'),
  })
})

test('a strict TypeScript project compiles with the types of React 18', () => {
  project.take('in-react.tsx')
  const types = './node_modules/@types'
  const compilerOptions = {
    strict: true,
    module: 'NodeNext',
    target: 'ES2022',
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    paths: { react: [`${types}/react`], 'react/*': [`${types}/react/*`] }, // also for rjsf, which is linked
  }
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['in-react.tsx'] }))
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const compile = () =>
    execFileSync(process.execPath, [compiler, '-p', project.folder], { encoding: 'utf8', stdio: 'pipe' })
  expect(compile()).toBe('')
})
