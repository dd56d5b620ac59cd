import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { CLAIM_SETTINGS } from './index.ts'

const form = compileForm(
  defineForm({
    loss: { kind: 'calendar', label: 'When did it happen?', labelCode: 'DateOfLoss' },
    known: { kind: 'textbox', label: 'Did the employer know?' },
    knowledge: { kind: 'calendar', label: 'Date Employer had  knowledge of Injury', when: { known: 'yes' } },
  }),
  { ...CLAIM_SETTINGS, today: () => '2026-11-21' },
)
const message = 'Date of Loss can not be later than Date Employer Had Knowledge Of Injury'

test('[WIZ-030] a date of loss after the knowledge date names the knowledge date as the one to clear', () => {
  const answers = { loss: '2026-11-20', known: 'yes', knowledge: '2026-11-19' }
  expect(form.conflicts(answers)).toEqual([{ key: 'knowledge', code: 'date-order', message }])
  expect(form.validate(answers)).toMatchObject([{ key: 'knowledge', code: 'date-order', message }])
})

test('[WIZ-030] equal days are fine, and so is a missing or hidden one', () => {
  expect(form.conflicts({ loss: '2026-11-20', known: 'yes', knowledge: '2026-11-20' })).toEqual([])
  expect(form.conflicts({ loss: '2026-11-20', known: 'yes' })).toEqual([])
  expect(form.conflicts({ loss: '2026-11-20', known: 'no', knowledge: '2026-11-19' })).toEqual([])
})
