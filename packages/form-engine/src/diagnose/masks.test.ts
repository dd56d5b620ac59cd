import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, defineForm, type LocalControl } from '../index.ts'

const found = (control: Omit<LocalControl, 'kind'> & { kind?: LocalControl['kind'] }, phones = {}) =>
  checkDefinitions(defineForm({ field: { kind: 'textbox', confidential: true, ...control } }), phones)
    .filter(({ code }) => code.includes('mask'))
    .map(({ code, severity }) => `${severity} ${code}`)

test.each([
  ['SSN', '2-2', 'error'],
  ['SSN', '3-3-3', 'error'],
  ['Phone', '3-4', 'error'],
])('reports that %s never accepts the mask %s', (label, mask, severity) => {
  expect(found({ label, mask })).toEqual([`${severity} mask-against-check`])
})

test('accepts short numbers with dashes in the mask, and explains it', () => {
  expect(found({ label: 'People', dataType: 'number', mask: '3-2-4' })).toEqual(['warning mask-against-check'])
  const form = compileForm(
    defineForm({ people: { kind: 'textbox', label: 'People', dataType: 'number', mask: '3-2-4' } }),
  )
  expect(['123', '123-4'].map((people) => form.validate({ people }).length)).toEqual([0, 1])
})

test.each([
  ['SSN', 'string', '3-2-4'],
  ['SSN', 'string', '9'],
  ['Phone', 'string', '3-3-4'],
  ['Phone', 'string', '(###) ###-####'],
  ['Phone', 'string', '+# (###) ###-####'],
  ['Phone', 'string', '+1 (###) ###-####'],
  ['People', 'number', '5'],
  ['Wage', 'number', '3.2'],
  ['Plate', 'string', '3-4'],
  ['Plate', 'string', '1'],
] as const)('%s (%s) can be written in the mask %s', (label, dataType, mask) => {
  expect(found({ label, dataType, mask })).toEqual([])
})

test.each([
  ['999-99-9999', '###-##-####'],
  ['(000) 000-0000', '(###) ###-####'],
  ['+1 (999) 999-9999', '+1 (###) ###-####'],
  ['XXX-XX-XXXX', '###-##-####'],
  ['___-__-____', '###-##-####'],
  ['9-9-9', '#-#-#'],
])('explains the mask %s of another library as a pattern', (mask, meant) => {
  const diagnostics = checkDefinitions(defineForm({ field: { kind: 'textbox', label: 'Plate', mask } }))
  expect(diagnostics).toMatchObject([{ code: 'mask-unreadable', hint: expect.stringContaining(meant) }])
})

test('skips phone masks of countries without sample digits', () => {
  expect(found({ label: 'Phone', mask: '5-6' }, { phones: { format: 'gb-phone', accepts: () => false } })).toEqual([])
})

test.each(['dropdown', 'radio', 'calendar', 'textarea', 'checkbox', 'file', 'section'] as const)(
  'reports a useless mask on a %s',
  (kind) => {
    for (const mask of ['3-2', '1', 'two then seven']) {
      expect(found({ kind, label: 'Field', mask })).toEqual(['warning unused-mask'])
    }
    expect(found({ kind, label: 'Field', mask: '0' })).toEqual([])
  },
)
