import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { readFile, UnreadableFileError, type Row, type Sheet } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'text-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a text file and opens it as a sheet. */
async function open(content: string): Promise<{ path: string; sheet: Sheet }> {
  const path = join(mkdtempSync(join(folder, 'one-')), 'losses.csv')
  writeFileSync(path, content)
  const { sheets } = await readFile({ name: 'losses.csv', path })
  return { path, sheet: sheets[0]! }
}

async function rowsOf(sheet: Sheet): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of sheet.rows()) rows.push(...batch)
  return rows
}

const header = 'Claim Number,Loss Paid\n'
const manyRows = header + 'KC-1,100.00\n'.repeat(120_000)

describe('a text file', () => {
  test.runIf(process.platform === 'linux')('is closed when its reader stops early', async () => {
    const { path, sheet } = await open(manyRows)
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === path
        } catch {
          return false // the directory of open files itself is closed by now
        }
      })
    for await (const [first] of sheet.rows()) {
      expect(first?.number).toBe(1)
      expect(isOpen()).toBe(true)
      break
    }
    await expect.poll(isOpen).toBe(false)
  })

  test('passes a read error on to its reader', async () => {
    const { path, sheet } = await open(manyRows)
    rmSync(path)
    await expect(rowsOf(sheet)).rejects.toThrow('ENOENT')
  })

  test('keeps quotation marks and line breaks within cells', async () => {
    const { sheet } = await open('a,b\n1,"x ""y""\nz"\n6" pipe,"1"2\n')
    expect((await rowsOf(sheet)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', 'x "y"\nz'],
      ['6" pipe', '"1"2'],
    ])
  })
})

describe.each([
  ['in a short file', 'a,b\n1,"abc\n2,3\n', 2],
  ['after cells with line breaks', 'a,b\n1,"x\ny"\n2,"abc\n', 3],
  ['at the end', 'a,b\r\n1,"', 2],
  ['before a long rest', `a,b\n1,"${'x,y\n'.repeat(300_000)}`, 2],
])('a quotation mark that is not closed %s', (_, content, row) => {
  test('makes the file unreadable and names the row', async () => {
    const { sheet } = await open(content)
    const read = rowsOf(sheet)
    await expect(read).rejects.toThrow(UnreadableFileError)
    await expect(read).rejects.toThrow(
      `losses.csv cannot be read from row ${row} on, because a quotation mark is not closed. Ask the sender for a complete file.`,
    )
  })
})
