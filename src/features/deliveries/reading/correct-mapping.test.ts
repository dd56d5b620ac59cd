import { expect, test } from 'vitest'

import { fieldOf, statusOf, withConvention, withField, withHeaderRow, withStatus } from './correct-mapping.ts'

const mapping = {
  columns: { 'Claim No': 'ClaimNumber', Paid: 'LossPaid', Cov: '#part' },
  ignored: ['Remark'],
  sheet: 'Loss run',
  headRow: 4,
}

test('maps an ignored column to a field', () => {
  const corrected = withField(mapping, 'Loss run', 'Remark', 'FactsofLoss')
  expect(fieldOf(corrected, 'Loss run', 'Remark')).toBe('FactsofLoss')
  expect(corrected.ignored).toEqual([])
})

test('ignores a column', () => {
  const corrected = withField(mapping, 'Loss run', 'Paid', undefined)
  expect(corrected.columns).toEqual({ 'Claim No': 'ClaimNumber', Cov: '#part' })
  expect(corrected.ignored).toEqual(['Remark', 'Paid'])
})

test('moves a field from the column that had it', () => {
  const corrected = withField(mapping, 'Loss run', 'Remark', 'LossPaid')
  expect(corrected).toMatchObject({
    columns: { 'Claim No': 'ClaimNumber', Cov: '#part', Remark: 'LossPaid' },
    ignored: ['Paid'],
  })
})

test('maps several columns to parts of a claim', () => {
  expect(withField(mapping, 'Loss run', 'Remark', '#part').columns).toMatchObject({ Cov: '#part', Remark: '#part' })
})

test('corrects one of several sheets', () => {
  const sheets = { Auto: { columns: { Paid: 'LossPaid' }, headRow: 2 }, GL: { columns: { Paid: 'LossPaid' } } }
  const corrected = withField({ sheets }, 'Auto', 'Paid', 'ExpensePaid')
  expect(corrected.sheets).toEqual({
    Auto: { columns: { Paid: 'ExpensePaid' }, ignored: [], headRow: 2 },
    GL: { columns: { Paid: 'LossPaid' } },
  })
})

test('sets the meaning of one status word only', () => {
  const statuses = [
    { text: 'O', count: 9, status: 'Open' },
    { text: 'RO', count: 1, status: null },
  ]
  const corrected = withStatus(mapping, 'RO', 'Reopened')
  expect(corrected.valueMaps).toEqual({ StatusCode: { RO: 'Reopened' } })
  expect(statuses.map((word) => statusOf(corrected, word))).toEqual(['Open', 'Reopened'])
  const undecided = withStatus(corrected, 'O', undefined)
  expect(statuses.map((word) => statusOf(undecided, word))).toEqual([undefined, 'Reopened'])
})

test('changes a convention', () => {
  expect(withConvention(mapping, 'incurred', 'gross').conventions).toEqual({ incurred: 'gross' })
})

test('maps the columns again below another header', () => {
  expect(withHeaderRow(mapping, { sheet: 'Loss run', row: 6 })).toEqual({ sheet: 'Loss run', headRow: 6 })
  expect(withHeaderRow(null, { sheet: '', row: 6 })).toEqual({ headRow: 6 })
  const sheets = { Auto: { columns: { Paid: 'LossPaid' } }, GL: { columns: { Paid: 'LossPaid' } } }
  expect(withHeaderRow({ sheets }, { sheet: 'GL', row: 3 }).sheets).toEqual({
    ...sheets,
    GL: { columns: {}, headRow: 3 },
  })
})

test('keeps corrected status words and conventions below another header', () => {
  const analyzed = { ...mapping, conventions: { incurred: 'net', dates: 'MM/DD/YYYY' } } as const
  const corrected = withConvention(withStatus(analyzed, 'RO', 'Reopened'), 'dates', 'DD/MM/YYYY')
  expect(withHeaderRow(corrected, { sheet: 'Loss run', row: 6, analyzed })).toEqual({
    sheet: 'Loss run',
    headRow: 6,
    valueMaps: { StatusCode: { RO: 'Reopened' } },
    conventions: { dates: 'DD/MM/YYYY' },
  })
})

test.each(['constructor', 'toString', '__proto__'])('takes %s for an unknown header, sheet and word', (name) => {
  expect(fieldOf(mapping, 'Loss run', name)).toBeUndefined()
  expect(fieldOf({ sheets: { Claims: mapping } }, name, 'Paid')).toBeUndefined()
  expect(statusOf({ valueMaps: { StatusCode: {} } }, { text: name, count: 1, status: null })).toBeUndefined()
  const corrected = withField(withField(mapping, 'Loss run', name, 'FactsofLoss'), 'Loss run', name, undefined)
  expect(corrected.columns).toEqual(mapping.columns)
  expect(corrected.ignored).toEqual(['Remark', name])
})
