import { US_STATES } from '@captive/form-engine'
import { expect, test } from 'vitest'

import { choiceSearch } from './choice-search.ts'

const states = choiceSearch({ kind: 'state' })
const parts = choiceSearch({ kind: 'dropdown' })
const options = [
  { value: '1', label: 'Front, left' },
  { value: '2', label: 'Left side' },
  { value: '3', label: 'Roof 1' },
]
const meantState = (typed: string) => states.findIntendedOption(US_STATES, typed)?.value
const shown = (search: string) =>
  states.filter({ options: [...US_STATES], search, limit: Infinity }).map((each) => ('label' in each ? each.label : ''))

test('selects an unambiguous match only', () => {
  expect(['texas', ' TEXAS ', 'tex', 'TX', 'New Y'].map(meantState)).toEqual(['TX', 'TX', 'TX', 'TX', 'NY'])
  expect(['new', 'kans', 'Texaz'].map(meantState)).toEqual([undefined, undefined, undefined])
})

test('selects an exact name or postal code', () => {
  expect(['Kansas', 'Virginia', 'in', 'OR'].map(meantState)).toEqual(['KS', 'VA', 'IN', 'OR'])
})

test('searches values of states only', () => {
  expect(parts.findIntendedOption(options, '2')).toBeUndefined()
  expect(parts.findIntendedOption(options, '1')?.label).toBe('Roof 1')
})

test('sorts exact matches first, then prefixes', () => {
  expect(shown('or').slice(0, 2)).toEqual(['Oregon', 'California'])
  expect(shown('vi').slice(0, 2)).toEqual(['Virgin Islands', 'Virginia'])
  const under = parts.filter({ options: [{ group: 'Sides', items: options }], search: 'left', limit: Infinity })
  expect(under).toEqual([{ group: 'Sides', items: [options[1], options[0]] }])
})

test('ignores accents and punctuation', () => {
  const cities = ['San José', 'Front, left', '日本', 'Sanford'].map((label) => ({ value: label, label }))
  const found = (search: string) =>
    parts.filter({ options: cities, search, limit: Infinity }).map((each) => ('label' in each ? each.label : ''))
  expect(found('jose')).toEqual(['San José'])
  expect(found('jos\u0065\u0301')).toEqual(['San José'])
  expect(found('front left')).toEqual(['Front, left'])
  expect(found('日本')).toEqual(['日本'])
})
