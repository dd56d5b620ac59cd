import { expect, test } from 'vitest'

import { mediaTypeOf } from './media-type.ts'

test.each([
  ['%PDF-1.7', 'application/pdf'],
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
])('a file that begins with %j is %s', (head, type) => {
  expect(mediaTypeOf(Buffer.from(head, 'latin1'))).toBe(type)
})

test('text in other scripts is text, even where the head ends within a letter', () => {
  expect(mediaTypeOf(Buffer.from('дорога ледяная').subarray(0, 11))).toBe('text/plain')
})
