import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import {
  CONTROL_KINDS,
  defineForm,
  parseDefinitions,
  type Answers,
  type AnswersOf,
  type AttachedFile,
  type ControlKind,
  type LocalControl,
} from '../../src/index.ts'
import { rules } from '../vectors/vector.ts'

const types = CONTROL_KINDS.map(({ type }) => type)
const missing = (named: Iterable<string>): string[] => {
  const found = new Set(named)
  return types.filter((type) => !found.has(type))
}

test('the conformance vectors cover each built-in kind', () => {
  const ofKinds = rules.filter(({ rule }) => rule === 'kinds').flatMap(({ vectors }) => vectors)
  const controls = ofKinds.flatMap(({ definitions }) => parseDefinitions(definitions).controls)
  expect(missing(controls.map(({ ControlTypeCode }) => ControlTypeCode))).toEqual([])
})

test('the README describes each built-in kind and its answer', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')
  const firstCells = (heading: string): string[] => {
    const [, section = ''] = readme.split(`\n## ${heading}\n`)
    const rows = section
      .split('\n## ')[0]!
      .split('<!-- kinds')[0]!
      .matchAll(/^\| ([^|]+) \|/gm)
    return [...rows].flatMap(([, cell = '']) => cell.replace(/\([^)]*\)/g, '').split(/[,\s]+/))
  }
  expect(missing(firstCells('Control kinds'))).toEqual([])
  expect(missing([...firstCells('Answers'), 'page', 'section'])).toEqual([])
})

test('the answer type of each built-in kind is inferred', () => {
  const controls = {
    page: { kind: 'page', label: 'A' },
    section: { kind: 'section', label: 'A' },
    textbox: { kind: 'textbox', label: 'A' },
    dropdown: { kind: 'dropdown', label: 'A', options: ['x', 'y'] },
    radio: { kind: 'radio', label: 'A', options: ['x', 'y'] },
    radioButton: { kind: 'radioButton', label: 'A' },
    calendar: { kind: 'calendar', label: 'A' },
    textarea: { kind: 'textarea', label: 'A' },
    checkbox: { kind: 'checkbox', label: 'A' },
    checkboxList: { kind: 'checkboxList', label: 'A', options: ['x', 'y'] },
    email: { kind: 'email', label: 'A' },
    phone: { kind: 'phone', label: 'A' },
    tel: { kind: 'tel', label: 'A' },
    state: { kind: 'state', label: 'A' },
    file: { kind: 'file', label: 'A' },
    password: { kind: 'password', label: 'A' },
  } as const satisfies { readonly [Name in ControlKind]: LocalControl & { readonly kind: Name } }
  const definitions = defineForm(controls)
  expectTypeOf<AnswersOf<typeof definitions>>().branded.toEqualTypeOf<{
    readonly page?: readonly Answers[]
    readonly section?: readonly Answers[]
    readonly textbox?: string
    readonly dropdown?: 'x' | 'y' | ''
    readonly radio?: 'x' | 'y' | ''
    readonly radioButton?: string
    readonly calendar?: string
    readonly textarea?: string
    readonly checkbox?: boolean
    readonly checkboxList?: readonly string[]
    readonly email?: string
    readonly phone?: string
    readonly tel?: string
    readonly state?: string
    readonly file?: readonly AttachedFile[]
    readonly password?: string
  }>()
  expect(missing(definitions.controls.map(({ ControlTypeCode }) => ControlTypeCode))).toEqual([])
})
