import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { diagnosticExamples } from '../../scripts/definition-docs/diagnostic-examples.ts'
import { diagnosticPages, diagnosticsFolder } from '../../scripts/diagnostics-docs.ts'
import { explainedCodes } from '../../packages/form-engine/catalogue/explained/index.ts'

test('the pages of diagnostics are up to date (npm run docs)', async () => {
  const pages = await diagnosticPages()
  const files = globSync(`${diagnosticsFolder}/*`).map((file) => file.replaceAll('\\', '/'))
  expect(files.toSorted()).toEqual([...pages.keys()].toSorted())
  expect(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual(Object.fromEntries(pages))
})

test('every code has an example that raises it', async () => {
  const examples = await diagnosticExamples()
  const raised = new Set(examples.filter(({ diagnosticsFound }) => diagnosticsFound.length > 0).map(({ code }) => code))
  expect(Object.keys(explainedCodes).filter((code) => !new Set<string>(raised).has(code))).toEqual([])
  expect(examples.filter(({ diagnosticsFound }) => diagnosticsFound.length === 0).map(({ title }) => title)).toEqual([])
})
