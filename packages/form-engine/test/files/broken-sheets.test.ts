import { expect, test } from 'vitest'
import { brokenSheets } from '../../catalogue/broken/sheets.ts'
import { checkFiles } from '../../src/files/index.ts'
import { workbookFile } from './workbook-file.ts'

test.each(brokenSheets)('$name: $title', async ({ sheets, code, places, ...blocks }) => {
  const { diagnostics } = await checkFiles([workbookFile(sheets)], blocks)
  const found = diagnostics.filter((each) => each.code === code)
  expect(found.flatMap(({ locations }) => locations.map(({ shown }) => shown))).toEqual(places)
})
