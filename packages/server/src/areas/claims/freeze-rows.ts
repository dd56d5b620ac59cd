import { CFB } from '@e965/xlsx'

/** The archive of the library, which its types leave open. */
const archives = CFB as {
  read(bytes: Buffer, options: { type: 'buffer' }): unknown
  find(archive: unknown, path: string): { content: Uint8Array; size: number } | null
  write(archive: unknown, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer
}

/** Keeps the first rows of a workbook's first sheet in view, which the library cannot say. */
export function freezeRows(workbook: Buffer, rows: number): Buffer {
  const archive = archives.read(workbook, { type: 'buffer' })
  const sheet = archives.find(archive, '/xl/worksheets/sheet1.xml')
  if (!sheet) throw new TypeError('The workbook has no first sheet.')
  const pane = `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`
  const xml = Buffer.from(sheet.content)
    .toString()
    .replace(/(<sheetView\b[^>]*)\/>/, `$1>${pane}</sheetView>`)
  sheet.content = Buffer.from(xml)
  sheet.size = sheet.content.length
  return archives.write(archive, { type: 'buffer', fileType: 'zip', compression: true })
}
