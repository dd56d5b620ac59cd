import { expect, test } from 'vitest'
import { compileForm, defineForm, parseDefinitions, type Form, type LocalControls } from '../index.ts'

const formOf = (controls: LocalControls): Form => compileForm(defineForm(controls))
const text = { kind: 'textbox', label: 'Text' } as const

test('[ENG-021] shows a control only while its controller has the value', () => {
  const form = formOf({ a: text, b: { ...text, when: { a: 'Yes' } } })
  const shows = (a: unknown): boolean => form.visible({ a }).keys.has('b')
  expect(['Yes', ' Yes ', 'yes', 'Yes!', '', undefined, 5, null, ['Yes']].map(shows)).toEqual([
    true,
    true,
    ...Array(7).fill(false),
  ])
})

test('[ENG-022] needs one value per controller, and all controllers', () => {
  const form = formOf({ a: text, b: text, c: { ...text, when: { a: ['1', '2'], b: 'x' } } })
  const shows = (a: string, b: string): boolean => form.visible({ a, b }).keys.has('c')
  expect([shows('1', 'x'), shows('2', 'x'), shows('3', 'x'), shows('1', 'y')]).toEqual([true, true, false, false])
})

test('[ENG-010] compares number controls as exact decimal numbers', () => {
  const form = formOf({
    n: { ...text, dataType: 'number' },
    b: { ...text, when: { n: '5.10' } },
    z: { ...text, when: { n: '0' } },
  })
  const keys = (n: string): string[] => [...form.visible({ n }).keys].slice(1)
  expect(['5.1', '05.100', '5.1000000000000000001', '5'].map(keys)).toEqual([['b'], ['b'], [], []])
  expect(['-0', '0.00', '00'].map(keys)).toEqual([['z'], ['z'], ['z']])
})

test('[ENG-023] [ENG-024] a hidden controller hides its dependents from everything', () => {
  const required = { ...text, required: true }
  const form = formOf({ a: text, b: { ...required, when: { a: 'yes' } }, c: { ...required, when: { b: 'yes' } } })
  const answers = { a: 'no', b: 'yes', c: '' }
  expect([...form.visible(answers).keys]).toEqual(['a'])
  expect(form.validate(answers)).toEqual([])
  expect(form.submission(answers).map((sent) => sent.ControlsRecId)).toEqual(['a'])
  expect(form.project(answers)).toEqual({ a: 'no' })
  expect(form.project({ ...answers, a: 'yes' })).toEqual({ a: 'yes', b: 'yes' })
})

test('[ENG-023] a hidden section hides everything below it', () => {
  const form = formOf({
    a: text,
    outer: {
      kind: 'section',
      label: 'Outer',
      when: { a: 'yes' },
      controls: { inner: { kind: 'section', label: 'Inner', controls: { b: text } } },
    },
  })
  expect([...form.visible({ a: 'no' }).keys]).toEqual(['a'])
  expect([...form.visible({ a: 'yes' }).keys]).toEqual(['a', 'outer', 'inner', 'b'])
})

test('a circular condition stays hidden with its dependents', () => {
  const form = formOf({
    a: { ...text, when: { b: 'x' } },
    b: { ...text, when: { a: 'x' } },
    c: { ...text, when: { b: 'x' } },
    d: text,
  })
  expect([...form.visible({ a: 'x', b: 'x', c: 'x' }).keys]).toEqual(['d'])
})

test('[ENG-013] ignores inactive controls, options and dependencies', () => {
  const form = compileForm(
    parseDefinitions({
      controls: [1, 2, 3].map((RecId) => ({
        RecId,
        ControlTypeCode: RecId === 1 ? 'dropdown' : 'textbox',
        ControlOrder: RecId,
        IsActive: RecId !== 3,
      })),
      displayValues: ['a', 'b'].map((DisplayValue) => ({
        ControlsRecId: 1,
        DisplayValue,
        IsActive: DisplayValue === 'a',
      })),
      dependencies: [{ ControlsRecId: 2, ControlingControlsRecId: 1, ControlingValue: 'a', IsActive: 0 }],
    }),
  )
  expect([...form.visible({}).keys]).toEqual(['c1', 'c2'])
  expect(form.control('c1')?.options.map((option) => option.value)).toEqual(['a'])
})

test('[ENG-014] sorts controls by order, then id; options by order, then label', () => {
  const control = (RecId: number, ControlOrder: number | null): object => ({
    RecId,
    ControlOrder,
    ControlTypeCode: 'dropdown',
    IsActive: 1,
  })
  const option = (DisplayValue: string, DisplayLabel: string, Order: number): object => ({
    ControlsRecId: 1,
    DisplayValue,
    DisplayLabel,
    Order,
    IsActive: 1,
  })
  const form = compileForm(
    parseDefinitions({
      controls: [control(10, 2), control(9, 2), control(1, null), control(20, 1)],
      displayValues: [option('z', 'Ant', 2), option('y', 'Cat', 1), option('x', 'Bee', 1)],
      dependencies: [],
    }),
  )
  expect(form.controls.map(({ key }) => key)).toEqual(['c20', 'c9', 'c10', 'c1'])
  expect(form.control('c1')?.options.map(({ value }) => value)).toEqual(['x', 'y', 'z'])
})

test('[ENG-017] [ENG-018] compiles each root with everything below it', () => {
  const control = (RecId: number, ParentControlsRecId: number | null): object => ({
    RecId,
    ParentControlsRecId,
    ControlTypeCode: 'textbox',
    IsActive: 1,
  })
  const definitions = parseDefinitions({
    controls: [
      control(1, 27),
      control(2, 9),
      control(3, 99),
      control(4, 5),
      control(5, 4),
      { ...control(6, 3), ControlTypeCode: 'section' },
      control(7, 6),
    ],
    displayValues: [],
    dependencies: [],
  })
  const keys = (roots?: number[]): string[] => [...compileForm(definitions, roots && { roots }).visible({}).keys]
  expect([keys([27]), keys([9, 27]), keys([6]), keys([4]), keys()]).toEqual([
    ['c1'],
    ['c2', 'c1'],
    ['c6', 'c7'],
    ['c4', 'c5'],
    [],
  ])
})

test('keeps the identity of sections while nothing appears or disappears', () => {
  const form = formOf({
    a: text,
    part: { kind: 'section', label: 'Part', controls: { b: { ...text, when: { a: 'yes' } }, c: text } },
    d: text,
  })
  const before = form.look({ a: 'no' })
  const first = before.visible
  expect(form.look({ a: 'n', d: 'typed' }, before).visible).toBe(first)
  const second = form.look({ a: 'yes' }, before).visible
  expect(second).not.toBe(first)
  expect(second.sections.map((section) => first.sections.includes(section))).toEqual([true, false, true])
})
