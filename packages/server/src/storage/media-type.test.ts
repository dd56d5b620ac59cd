import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'

import { fileNameOf, fileCheck } from './file-names.ts'
import { Inspection } from './inspection.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

const typeOf = async (content: Buffer) => {
  const inspection = new Inspection()
  const pieces = [0, 1, 2, 3, 4].map((piece) =>
    content.subarray(piece * 40_000, piece === 4 ? undefined : (piece + 1) * 40_000),
  )
  await buffer(inspection.pass(Readable.from(pieces.filter(({ length }) => length > 0))))
  return inspection.mediaType
}
const unknownType = 'application/octet-stream'

test.each([
  ['%PDF-1.7\n1 0 obj endobj\nstartxref\n9\n%%EOF\n', 'application/pdf'],
  ['%PDF-1.7\n\xe2\xe3\0 1 0 obj endo', unknownType],
  ['%PDF-1.7\n<script>alert(1)</script>%%EOF', 'text/plain'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x0cIDAT', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF\0', 'image/jpeg'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['RIFF\x24\0\0\0AVI LIST', 'video/vnd.avi'],
  ['{\\rtf1\\ansi A pallet fell.}', 'application/rtf'],
  ['PK\x03\x04', 'application/zip'],
  ['just words', 'text/plain'],
  ['BMW, parked', 'text/plain'],
  ['<!doctype html><script>alert(1)</script>', 'text/plain'],
  ['un caf\xe9, une rue', 'text/plain'],
  ['\xff\xfea\0b\0', 'text/plain'],
  ['Received: from mx.example\r\n by mail.example\r\nSubject: the dock\r\n\r\nSee attached.', 'message/rfc822'],
  ['Note: not a mail\r\n\r\nFrom: the dock', 'text/plain'],
  ['MZ\x90\0\x03', 'application/x-msdownload'],
  ['\x7fELF\x02\x01\x01\0', 'application/x-elf'],
  ['\0\x01\x02', unknownType],
  ['', 'text/plain'],
])('content %j is %s', async (content, type) => {
  expect(await typeOf(Buffer.from(content, 'latin1'))).toBe(type)
})

test('recognizes text in other scripts, even if cut mid-character', async () => {
  expect(await typeOf(Buffer.from('дорога ледяная').subarray(0, 11))).toBe('text/plain')
})

test.each([
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['biff8', 'application/vnd.ms-excel'],
] as const)('recognizes a %s workbook, small and large', async (bookType, type) => {
  for (const rows of [1, 20_000]) {
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(Array.from({ length: rows }, (_, row) => [row, `row ${row}`])),
      'a',
    )
    expect(await typeOf(Buffer.from(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer))).toBe(
      type,
    )
  }
})

test('does not mistake an installer for an office document', async () => {
  const installer = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(100_000, 1)])
  expect(await typeOf(installer)).toBe('application/x-cfb')
})

test.each([
  ['photo.jpg', 'MZ\x90\0\x03\0', /Windows program/],
  ['setup.exe', 'words', /It is a Windows program/],
  ['empty.pdf', '', /The file is empty/],
])('refuses file %j with content %j', async (name, content, reason) => {
  const inspection = new Inspection(fileCheck(name))
  await expect(buffer(inspection.pass(Readable.from([Buffer.from(content, 'latin1')])))).rejects.toThrow(reason)
})

test.each([
  ['photos.zip', 'PK\x03\x04'],
  ['dashcam.ts', 'G@\0\x10'],
  ['event.264', '\0\x01\x02'],
])('accepts file %j with content %j', async (name, content) => {
  const inspection = new Inspection(fileCheck(name))
  await buffer(inspection.pass(Readable.from([Buffer.from(content, 'latin1')])))
  expect(inspection.size).toBe(content.length)
})

test.each([
  ['ditch.txt', 'text/plain', 'ditch.txt'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['C:\\evil\\run.bat', 'text/plain', 'run.bat.txt'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['drawing.svg', 'text/plain', 'drawing.svg.txt'],
  ['drawing.svgz', 'application/gzip', 'drawing.svgz.bin'],
  ['track.gpx', 'text/plain', 'track.gpx'],
  ['photos.zip', 'application/zip', 'photos.zip'],
  ['event.264', unknownType, 'event.264'],
  ['dashcam', unknownType, 'dashcam'],
  ['call.m4a', 'video/mp4', 'call.m4a'],
  ['notes.js', 'text/plain', 'notes.js.txt'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
  ['invoice\u202Efdp.exe', 'application/pdf', 'invoicefdp.exe.pdf'],
  ['zero\u200Bwidth\uFEFF.pdf', 'application/pdf', 'zerowidth.pdf'],
  ['line\u2028\r\nbreak.pdf', 'application/pdf', 'linebreak.pdf'],
  ['run.pdf.  . ', 'application/pdf', 'run.pdf'],
  ['\u202E', 'application/pdf', 'file.pdf'],
  ['старый мост.pdf', 'application/pdf', 'старый мост.pdf'],
])('names file %j of type %s %j', (given, type, name) => {
  expect(fileNameOf(given, type)).toBe(name)
})
