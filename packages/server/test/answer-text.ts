import { read, utils } from '@e965/xlsx'

import { pdfText } from './pdf-text.ts'
import type { Answer } from './test-server.ts'

/** All that an answer tells: headers, body, and what PDFs and workbooks in it say, sent as they are or in base64. */
export function answerText({ headers, body, raw }: Answer): string {
  const payload = typeof body.Payload === 'string' ? Buffer.from(body.Payload, 'base64') : Buffer.alloc(0)
  return [JSON.stringify(headers), documentText(raw) ?? raw.toString('utf8'), documentText(payload) ?? ''].join('\n')
}

function documentText(content: Buffer): string | undefined {
  if (content.subarray(0, 5).toString() === '%PDF-') return pdfText(content)
  if (content.subarray(0, 2).toString() !== 'PK') return undefined
  const { Sheets } = read(content)
  return Object.values(Sheets)
    .map((sheet) => utils.sheet_to_csv(sheet))
    .join('\n')
}
