import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, defineForm, reachControls } from '../index.ts'
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

test('[WIZ-030] clears a knowledge date before the date of loss', () => {
  const answers = { loss: '2026-11-20', known: 'yes', knowledge: '2026-11-19' }
  expect(form.conflicts(answers)).toEqual([{ key: 'knowledge', code: 'date-order', message }])
  expect(form.validate(answers)).toMatchObject([{ key: 'knowledge', code: 'date-order', message }])
})

const asking = (loss: string[], knowledge: string[]) => {
  const definitions = defineForm({
    loss: { kind: 'calendar', label: 'Date of Loss', labelCode: 'Loss' },
    knowledge: { kind: 'calendar', label: 'Date Employer Had Knowledge Of Injury', labelCode: 'Knowledge' },
    late: { kind: 'textbox', label: 'Why so late?', when: { loss } },
    more: { kind: 'textbox', label: 'What else?', when: { late: 'unknown', knowledge } },
  })
  const found = checkDefinitions(definitions, CLAIM_SETTINGS).filter(({ severity }) => severity !== 'info')
  const answers = reachControls(definitions, CLAIM_SETTINGS).at(-1)?.answers ?? null
  const left = answers && compileForm(definitions, CLAIM_SETTINGS).validate(answers)
  return { codes: found.map(({ code, controls }) => [code, controls[0]]), answers, left }
}

test('reports conditions that need dates in the wrong order', () => {
  expect(asking(['2026-11-20'], ['2026-11-19'])).toEqual({
    codes: [['contradiction', 'more']],
    answers: null,
    left: null,
  })
})

test('finds dates in order among several choices', () => {
  const answers = { loss: '2026-11-18', late: 'unknown', knowledge: '2026-11-19' }
  for (const loss of [
    ['2026-11-18', '2026-11-20'],
    ['2026-11-20', '2026-11-18'],
  ]) {
    expect(asking(loss, ['2026-11-17', '2026-11-19'])).toEqual({ codes: [], answers, left: [] })
  }
})

test('[WIZ-030] accepts equal, missing and hidden dates', () => {
  expect(form.conflicts({ loss: '2026-11-20', known: 'yes', knowledge: '2026-11-20' })).toEqual([])
  expect(form.conflicts({ loss: '2026-11-20', known: 'yes' })).toEqual([])
  expect(form.conflicts({ loss: '2026-11-20', known: 'no', knowledge: '2026-11-19' })).toEqual([])
})
