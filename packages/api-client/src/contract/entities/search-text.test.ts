import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

const isFoundIn = (query: string, text: string) => searchText(text).includes(searchText(query))

test('[SEL-006] ignores case and everything but letters and digits', () => {
  expect(searchText('  O’Brien & Sons, L.L.C. #12 ')).toBe('obriensonsllc12')
  expect(searchText('--- ')).toBe('')
})

test.each([
  ['pena', 'Peña'],
  ['peña', 'Peña Trucking'],
  ['PEN\u0303A', 'Peña'],
  ['peña', 'PEN\u0303A'],
  ['日本', 'Maria 日本 Lopez'],
  ['лев', 'ЛЕВ Логистика'],
  ['ΟΔΟΣ', 'οδός'],
  ['abc', 'ＡＢＣ'],
  ['٣', 'رقم ٣'],
])('[SEL-006] finds %s in %s', (query, text) => {
  expect(isFoundIn(query, text)).toBe(true)
})

test.each([
  ['peña', 'Peach'],
  ['日本', 'Blue Ridge Haulage'],
  ['лев', 'Levi'],
  ['ж', ''],
])('[SEL-006] does not find %s in %s', (query, text) => {
  expect(isFoundIn(query, text)).toBe(false)
})
