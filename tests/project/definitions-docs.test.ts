import { globSync, readFileSync, statSync } from 'node:fs'

import { CONTROL_KINDS, columnsOf, type DefinitionTable } from '@captive/form-engine'
import { expect, test } from 'vitest'

import { examplesInGuide, guideFile, guideWithExamples } from '../../scripts/definition-docs/guide.ts'
import {
  adviceScreenshot,
  screenshotsFolder,
  screenshotSources,
  sourcesFile,
} from '../../scripts/definition-docs/screenshots.ts'
import { examples } from '../../packages/form-engine/catalogue/index.ts'

const guide = readFileSync(guideFile, 'utf8')
const tables: readonly DefinitionTable[] = ['controls', 'displayValues', 'dependencies']

test('the rows in docs/definitions.md match the catalogue (npm run docs)', () => {
  expect(guide).toBe(guideWithExamples())
})

test('docs/definitions.md shows every example of the catalogue once', () => {
  expect(examplesInGuide().toSorted()).toEqual(examples.map(({ name }) => name).toSorted())
  expect(guide.match(/^<!-- example: /gm)).toHaveLength(examples.length)
})

test('the screenshots match the examples (npm run definition-screenshots)', () => {
  expect(JSON.parse(readFileSync(sourcesFile, 'utf8'))).toEqual(screenshotSources(examplesInGuide()))
})

test('each example has a screenshot of less than 30 kB', () => {
  const files = globSync(`${screenshotsFolder}/*.webp`).map((file) => file.replaceAll('\\', '/'))
  expect(files.toSorted()).toEqual(
    [...examplesInGuide(), adviceScreenshot].map((name) => `${screenshotsFolder}/${name}.webp`).toSorted(),
  )
  expect(files.filter((file) => statSync(file).size >= 30_000)).toEqual([])
})

test('docs/definitions.md explains every column and every kind', () => {
  const columns = tables.flatMap((table) => columnsOf(table).filter(([, { extra }]) => extra !== 'local'))
  expect(columns.filter(([name]) => !guide.includes(`| \`${name}\` | `))).toEqual([])
  expect(CONTROL_KINDS.filter(({ type }) => !new RegExp(`^\\| .*\`${type}\`.* \\| `, 'm').test(guide))).toEqual([])
})
