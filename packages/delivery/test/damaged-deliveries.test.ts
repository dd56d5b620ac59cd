import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, utils, write } from '@e965/xlsx'
import { afterAll, expect, test } from 'vitest'

import { analyzeDelivery, readFile, UnreadableFileError } from '../src/index.ts'
import { existingInMemory, type Program } from './existing-in-memory.ts'

const deliveries = join(import.meta.dirname, 'deliveries')
const existing = existingInMemory(JSON.parse(readFileSync(join(deliveries, 'baseline.json'), 'utf8')) as Program)
const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => readFileSync(join(deliveries, 'files', name))
const harborline = file('harborline-2026-10.csv').toString()
const heads = harborline.split('\n')[0] ?? ''

async function analyze(name: string, content: Buffer | string) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { source, asOf, rows } = await analyzeDelivery(await readFile({ name, path }), { existing })
  const { refused, doubtful, ...counts } = rows
  const classes: Record<string, number> = {}
  for (const finding of [...refused, ...doubtful]) classes[finding.class] = (classes[finding.class] ?? 0) + 1
  return { source, asOf, counts, classes }
}

test('marks numbers without their leading zeros as doubtful, and finds their claims', async () => {
  const { source, counts, classes } = await analyze('zeros.csv', harborline.replaceAll(/^00482/gm, '482'))
  expect(source).toBe('Harborline Claims Services')
  expect(counts).toEqual({ new: 0, changed: 0, unchanged: 0 })
  expect(classes).toMatchObject({ 'repaired-number': 68, vanished: 3 })
})

test.each([
  ['without a row', `${heads}\n`, null],
  ['with a note instead of claims', `Valued as of 10/31/2026\n\n${heads}\nNo claims reported\n`, '2026-10-31'],
])('reports an empty delivery %s, without missing claims', async (_, content, day) => {
  const { asOf, classes } = await analyze('empty.csv', content)
  expect(asOf).toBe(day)
  expect(classes).toEqual({ 'empty-delivery': 1, ...(day === null && { 'no-as-of-date': 1 }) })
})

test('refuses valuations older than the portal’s', async () => {
  const { counts, classes } = await analyze('older.csv', harborline.replaceAll('10/31/2026', '08/31/2026'))
  expect(counts).toMatchObject({ changed: 0, unchanged: 0 })
  expect(classes['older-valuation']).toBe(61)
  expect(classes['vanished']).toBeUndefined()
})

test('reads tab-separated UTF-16 text with the extension of a workbook', async () => {
  const text = file('windrow 2026-10-31.csv').toString().replace('\uFEFF', '').replaceAll('"', '')
  const tabs = text.replaceAll(', ', ' ').replaceAll(',', '\t')
  const { counts, classes } = await analyze('windrow 2026-10-31.xls', Buffer.from(`\uFEFF${tabs}`, 'utf16le'))
  expect(counts).toEqual({ new: 6, changed: 22, unchanged: 27 }) // commas in causes were replaced by blanks
  expect(classes).toMatchObject({ 'damaged-number': 3, 'sum-differs': 2 })
})

test('reads an HTML page named as a workbook', async () => {
  const sheet = read(file('Cascadine bordereau 10-31-26.csv').toString(), { type: 'string', raw: true }).Sheets[
    'Sheet1'
  ]!
  const [, , , ...rows] = utils.sheet_to_json<(string | undefined)[]>(sheet, { header: 1 })
  const cells = (row: (string | undefined)[], tag: string) =>
    Array.from(row, (text = '') => `<${tag}>${tag === 'th' ? text.replace(' ', '<br>') : text}</${tag}>`).join('')
  const table = rows.map((row, index) => `<tr>${cells(row, index === 0 ? 'th' : 'td')}</tr>`).join('')
  const { asOf, counts } = await analyze(
    'page.xls',
    `<html><body><table><tr><td>Data as of 10/31/26</td></tr></table><table>${table}</table></body></html>`,
  )
  expect({ asOf, counts }).toEqual({ asOf: '2026-10-31', counts: { new: 6, changed: 17, unchanged: 33 } })
})

test('calculates a total whose formula has no stored result', async () => {
  const workbook = read(file('Lakeforge GL October.xlsx'), { cellStyles: true, cellNF: true })
  for (let row = 5; row <= 30; row++) delete workbook.Sheets['GL']![`P${row}`]
  const bytes = Buffer.from(write(workbook, { type: 'array' }) as ArrayBuffer)
  const { counts, classes } = await analyze('no-results.xlsx', bytes)
  expect(counts).toEqual({ new: 5, changed: 15, unchanged: 28 }) // the row with the wrong total no longer has a total
  expect(classes).toEqual({ 'not-an-amount': 1, 'wrong-total': 1, vanished: 2 })
})

test.each([-1, 2_958_466, 1e12])('refuses the row with the impossible date %d of a workbook', async (serial) => {
  const workbook = read(file('Lakeforge GL October.xlsx'), { cellStyles: true, cellNF: true })
  const cell = workbook.Sheets['GL']!['D6'] as { t: string; v: unknown }
  const { counts } = await analyze('dates.xlsx', Buffer.from(write(workbook, { type: 'array' }) as ArrayBuffer))
  Object.assign(cell, { t: 'n', v: serial })
  const damaged = await analyze('dates.xlsx', Buffer.from(write(workbook, { type: 'array' }) as ArrayBuffer))
  const sum = (one: typeof counts) => one.new + one.changed + one.unchanged
  expect(sum(damaged.counts)).toBe(sum(counts) - 1)
  expect(damaged.classes).toMatchObject({ 'not-a-date': 1 })
})

test.each([
  ['is empty', '', /is empty/],
  ['is a PDF', '%PDF-1.7', /is a PDF/],
  ['was cut off', file('CASTELLAN_WC_LOSSRUN_OCT26.XLS').subarray(0, 9_000), /was cut off/],
  [
    'is no text',
    Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256)),
    /neither a text file nor a workbook/,
  ],
])('says that a file %s', async (_, content, message) => {
  await expect(analyze('file.xls', content)).rejects.toThrow(UnreadableFileError)
  await expect(analyze('file.xls', content)).rejects.toThrow(message)
})
