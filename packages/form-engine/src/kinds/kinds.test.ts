import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, defineForm, parseDefinitions, US_STATES, type LocalControl } from '../index.ts'

const formOf = (name: string, control: LocalControl) =>
  compileForm(defineForm({ [name]: control }), { today: () => '2026-11-21' })

test('[ENG-003] [ENG-004] pages and sections contain controls and have no value', () => {
  const form = formOf('page', {
    kind: 'page',
    label: 'Page',
    controls: { part: { kind: 'section', label: 'Part', controls: { name: { kind: 'textbox', label: 'Name' } } } },
  })
  const answers = { page: 'x', part: 'y', name: 'Ann' }
  expect([...form.visible(answers).keys]).toEqual(['page', 'part', 'name'])
  expect(form.submission(answers)).toEqual([{ ControlsRecId: 'name', DataValue: 'Ann' }])
  expect(form.control('name')).toMatchObject({ parent: 'part', block: 'page' })
  expect(form.visible(answers).sections.map(({ id, level }) => [id, level])).toEqual([
    ['page', 1],
    ['part', 2],
  ])
})

test('[ENG-005] [ENG-009] submits any text, trimmed', () => {
  for (const kind of ['textbox', 'textarea'] as const) {
    const form = formOf('note', { kind, label: 'Note' })
    expect(form.validate({ note: ' two\nlines ' })).toEqual([])
    expect(form.submission({ note: ' two\nlines ' })).toEqual([{ ControlsRecId: 'note', DataValue: 'two\nlines' }])
  }
})

test('[ENG-006] [ENG-015] a dropdown shows labels and stores values only', () => {
  const form = formOf('state', {
    kind: 'dropdown',
    label: 'State',
    options: [{ value: 'NJ', label: 'New Jersey' }, 'NY'],
  })
  expect(form.control('state')?.options).toEqual([
    { value: 'NJ', label: 'New Jersey' },
    { value: 'NY', label: 'NY' },
  ])
  expect(form.visible({}).schema).toMatchObject({ properties: { state: { enum: ['NJ', 'NY'] } } })
  expect(form.visible({}).uiSchema).toMatchObject({
    state: { 'ui:widget': 'SelectWidget', 'ui:enumNames': ['New Jersey', 'NY'] },
  })
  expect(form.validate({ state: 'NJ' })).toEqual([])
  expect(form.validate({ state: 'New Jersey' })).toMatchObject([{ key: 'state', code: 'option' }])
})

const row = (RecId: number, ControlTypeCode: string, more: object = {}): object => ({
  RecId,
  ParentControlsRecId: null,
  ControlTypeCode,
  ControlLabel: `Control ${RecId}`,
  ControlOrder: RecId,
  IsActive: 1,
  ...more,
})
const value = (ControlsRecId: number, DisplayValue: string, more: object = {}): object => ({
  ControlsRecId,
  DisplayValue,
  DisplayLabel: `Label of ${DisplayValue}`,
  Order: 1,
  IsActive: 1,
  ...more,
})

test('[ENG-007] a radio uses display values, otherwise its radioButtons', () => {
  const controls = [
    row(1, 'radio'),
    row(2, 'radio'),
    row(3, 'radioButton', { ParentControlsRecId: 2, ControlLabel: 'Left', ControlLabelCode: 'L' }),
    row(4, 'radioButton', { ParentControlsRecId: 2, ControlLabel: 'Right', ControlLabelCode: 'R' }),
    row(5, 'radioButton', { ParentControlsRecId: 2, ControlLabel: 'Gone', IsActive: 0 }),
    row(6, 'radioButton'),
    row(7, 'radioButton'),
  ]
  const displayValues = [value(1, 'yes'), value(4, 'right'), value(7, 'on'), value(7, 'off')]
  const form = compileForm(parseDefinitions({ controls, displayValues, dependencies: [] }))
  expect(form.controls.map(({ key, options }) => [key, options.map((option) => option.value)])).toEqual([
    ['c1', ['yes']],
    ['c2', ['L', 'right']],
    ['c6', ['Yes', 'No']],
    ['c7', ['off', 'on']],
  ])
  expect(form.control('c2')?.options).toEqual([
    { value: 'L', label: 'Left' },
    { value: 'right', label: 'Right' },
  ])
})

test('[ENG-008] [ENG-026] a calendar accepts existing dates up to today', () => {
  const form = formOf('day', { kind: 'calendar', label: 'Day' })
  const codeOf = (day: string): string | undefined => form.validate({ day })[0]?.code
  expect(['2026-11-21', '2024-02-29', '1999-12-31', ''].map(codeOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['2025-02-29', '2026-13-01', '2026-04-31', '11/20/2026', '0000-01-01'].map(codeOf)).toEqual(
    Array(5).fill('date'),
  )
  expect(codeOf('2026-11-22')).toBe('future-date')
})

test('[ENG-010] [ENG-029] a number has digits, sign and point, as typed', () => {
  const form = formOf('miles', { kind: 'textbox', label: 'Miles', dataType: 'number' })
  for (const miles of ['0', '-12', '3.50', ' 7 ', '']) expect(form.validate({ miles })).toEqual([])
  for (const miles of ['1,000', '.5', '5.', '1e3', '+1', 'ten', '--1']) {
    expect(form.validate({ miles })).toMatchObject([{ code: 'number', message: 'Please enter a valid number.' }])
  }
  expect(form.submission({ miles: '003.50' })).toEqual([{ ControlsRecId: 'miles', DataValue: '003.50' }])
})

test('[ENG-039] local forms have checkbox, email, phone, state, file and password', () => {
  const form = compileForm(
    defineForm({
      agreed: { kind: 'checkbox', label: 'I agree', required: true },
      email: { kind: 'email', label: 'Email', autoComplete: 'email' },
      phone: { kind: 'phone', label: 'Mobile' },
      state: { kind: 'state', label: 'State' },
      photos: { kind: 'file', label: 'Photos' },
      secret: { kind: 'password', label: 'Password' },
    }),
  )
  expect(form.control('state')?.options).toEqual(US_STATES)
  expect(form.control('secret')).toMatchObject({ confidential: true })
  const answers = {
    agreed: true,
    email: 'a@b.example',
    phone: '(201) 555-0123',
    state: 'NJ',
    photos: [{ name: 'a.jpg' }],
    secret: 'x',
  }
  expect(form.validate(answers)).toEqual([])
  expect(form.answersFrom(form.submission(answers))).toEqual(answers)
  const bad = { agreed: false, email: 'a@b', phone: '555-5555', state: 'New Jersey', photos: [{}], secret: 5 }
  expect(form.validate(bad).map(({ key, code }) => [key, code])).toEqual([
    ['agreed', 'required'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['state', 'option'],
    ['photos', 'type'],
    ['secret', 'type'],
  ])
})

test('tel accepts toll-free numbers, extensions and foreign numbers', () => {
  const form = formOf('phone', { kind: 'tel', label: 'Phone', required: true })
  for (const phone of ['800-555-1234', '(888) 252-4650', '212-456-7890 x5', '+44 20 7946 0958'])
    expect(form.validate({ phone })).toEqual([])
  expect(form.validate({ phone: ' ' })).toMatchObject([{ code: 'required' }])
})

test('[USR-020] offers fifty states, DC and territories as two-letter codes', () => {
  const codes = US_STATES.map((state) => state.value)
  expect(codes).toHaveLength(50 + 1 + 5)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  expect(codes).toEqual(expect.arrayContaining(['DC', 'AS', 'GU', 'MP', 'PR', 'VI']))
})

test('shows an unknown kind as a text box', () => {
  const form = compileForm(parseDefinitions({ controls: [row(1, 'gauge')], displayValues: [], dependencies: [] }))
  expect(form.control('c1')?.kind).toBe('textbox')
  expect(form.submission({ c1: 'half full' })).toEqual([{ ControlsRecId: 1, DataValue: 'half full' }])
})

test('replaces messages by code and the phone format', () => {
  const definitions = defineForm({
    phone: { kind: 'phone', label: 'Mobile' },
    more: { kind: 'textbox', label: 'More', required: true, when: { phone: '07400 123456' } },
  })
  const phones = { format: 'gb-phone', accepts: (text: string) => /^07\d{3} ?\d{6}$/.test(text) }
  const form = compileForm(definitions, { phones, messages: { required: 'Say more.' } })
  expect(form.validate({ phone: '(201) 555-0123' })).toMatchObject([{ code: 'phone' }])
  expect(form.validate({ phone: '07400 123456' })).toMatchObject([{ key: 'more', message: 'Say more.' }])
  expect(JSON.stringify(form.schema)).toContain('"format":"gb-phone"')
  expect(form.vocabulary.formats['gb-phone']?.(' 07400123456 ')).toBe(true)
  expect(checkDefinitions(definitions, { phones })).toEqual([])
  expect(checkDefinitions(definitions).map(({ code }) => code)).toEqual(['impossible-value'])
})
