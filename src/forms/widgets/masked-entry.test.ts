import { expect, test } from 'vitest'
import { enterMasked, eraseMasked } from './masked-entry.ts'

const ssn = '###-##-####'

/** The caret is written as `|`. */
function entry(written: string) {
  return { text: written.replace('|', ''), caret: written.indexOf('|') }
}
function marked({ text, caret }: { text: string; caret: number }) {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

test.each([
  ['0|', '0|'],
  ['0780|', '078-0|'],
  ['078051120|', '078-05-1120|'],
  ['219 09 9999|', '219-09-9999|'],
  ['0978-05-112|', '097-80-5112|'],
  ['09|78-05-1120', '09|7-80-5112'],
  ['abc|', '|'],
])('[ENG-016] formats %s as %s', (typed, becomes) => {
  expect(marked(enterMasked(ssn, entry(typed)))).toBe(becomes)
})

test.each([
  ['###-##-####', '１２３‑４５|', '123-45|'],
  ['(###) ###-####', '+1 (312) 555-0147|', '(312) 555-0147|'],
  ['(###) ###-####', '13125550147|', '(312) 555-0147|'],
  ['###-###-####', 'tel:+1-312-555-0147|', '312-555-0147|'],
  ['+1 (###) ###-####', '+1 (312) 555-0147|', '+1 (312) 555-0147|'],
  ['+1 (###) ###-####', '3|', '+1 (3|'],
  ['+1 (###) ###-####', '+1 (31|', '+1 (31|'],
  ['+1 (###) ###-####', '312 555 0147|', '+1 (312) 555-0147|'],
  ['+1 (###) ###-####', '+1 (131) 255-50147|', '+1 (312) 555-0147|'],
  ['+# (###) ###-####', '+1 (312) 555-0147|', '+1 (312) 555-0147|'],
  ['#####-#####', '12345678901|', '12345-67890|'],
])('[ENG-016] with %s, formats %s as %s', (pattern, typed, becomes) => {
  expect(marked(enterMasked(pattern, entry(typed)))).toBe(becomes)
})

test('[ENG-016] erases a digit after a fixed country code', () => {
  expect(marked(eraseMasked('+1 (###) ###-####', entry('+1 (312) |555')))).toBe('+1 (31|5) 55')
})

test.each([
  ['078-|05-1120', '07|0-51-120'],
  ['078-05-|1120', '078-0|1-120'],
  ['|078', '|078'],
])('[ENG-016] erasing in %s leaves %s', (before, after) => {
  expect(marked(eraseMasked(ssn, entry(before)))).toBe(after)
})
