import { expect, test } from 'vitest'

import { mediaTypeOf } from './media-type.ts'

const typeOf = (content: string) => {
  const bytes = Buffer.from(content, 'latin1')
  return mediaTypeOf(bytes, bytes)
}

test.each([
  ['%PDF-1.7\n1 0 obj endobj\nstartxref\n9\n%%EOF\n', 'application/pdf'],
  ['%PDF-1.7\n1 0 obj endo', 'application/octet-stream'],
  ['%PDF-1.7\n<script>alert(1)</script>%%EOF', 'application/octet-stream'],
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF0000WEBPVP8', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['PK\x03\x04', 'application/zip'],
  ['just words', 'text/plain'],
  ['MZ\x90\0\x03', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a file that holds %j is %s', (content, type) => {
  expect(typeOf(content)).toBe(type)
})

test('text in other scripts is text, even where the head ends within a letter', () => {
  const head = Buffer.from('дорога ледяная').subarray(0, 11)
  expect(mediaTypeOf(head, head)).toBe('text/plain')
})
