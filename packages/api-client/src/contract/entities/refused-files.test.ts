import { describe, expect, test } from 'vitest'

import { ContentInspection, refuseFileName } from './refused-files.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Passes content through in chunks of this many bytes. */
function refusalOf(content: string, pieceLength = 1_000): string | null {
  const inspection = new ContentInspection()
  const bytes = bytesOf(content)
  for (let at = 0; at < bytes.length; at += pieceLength) inspection.see(bytes.subarray(at, at + pieceLength))
  return inspection.refusal()
}

describe('file name', () => {
  test.each([
    'setup.exe',
    'SETUP.EXE',
    'photo.jpg.exe',
    'setup.exe. . ',
    'C:\\temp\\setup.exe',
    'invoice\u202Efdp.exe',
    'zero\u200B.e\u200Bxe',
    'run.sh',
    'run.ps1',
    'run.bat',
    'run.cmd',
    'run.js',
    'run.vbs',
    'run.wsf',
    'app.jar',
    'app.msi',
    'app.hta',
    'app.apk',
    'look.lnk',
    'macro.py',
  ])('refuses the name of a program or script: %j', (name) => {
    expect(refuseFileName(name)).toContain('programs and scripts are not accepted')
  })

  test.each([
    'photos.zip',
    'photos.7z',
    'photos.rar',
    'call.mp3',
    'call.m4a',
    'call.wav',
    'dashcam.ts',
    'dashcam.mts',
    'event.dav',
    'event.264',
    'track.gpx',
    'policy.docx',
    'policy.docm',
    'page.html',
    'plan.dwg',
    'exe',
    'notes about setup.exe.txt',
    'no ending',
    '.hidden',
    'старый мост.pdf',
  ])('accepts any other name: %j', (name) => {
    expect(refuseFileName(name)).toBeNull()
  })
})

const entry = (name: string, extra = '') =>
  `PK\x03\x04${'\x14\0\0\0\x08\0'.padEnd(22, '\0')}${String.fromCharCode(name.length)}\0${String.fromCharCode(extra.length)}\0${name}${extra}${'x'.repeat(500)}`
const filler = 'x'.repeat(70_001)
const installer = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${filler}\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0F${filler}`
const utf16 = (text: string) => `\xff\xfe${[...text].map((character) => `${character}\0`).join('')}`

describe('file content', () => {
  test.each([
    ['Windows PE', `MZ\x90\0\x03\0\0\0${filler}`],
    ['ELF', '\x7fELF\x02\x01\x01\0'],
    ['Mach-O', '\xcf\xfa\xed\xfe\x07\0\0\x01'],
    ['Mach-O for several processors, or a Java class', '\xca\xfe\xba\xbe\0\0\0\x02'],
    ['JAR', entry('META-INF/MANIFEST.MF', '\xfe\xca\0\0')],
    ['JAR whose manifest is its last entry', entry('a/B.class') + filler + entry('META-INF/MANIFEST.MF')],
    ['APK', entry('AndroidManifest.xml')],
    ['MSI', installer],
    ['shell', '#!/bin/sh\nrm -rf ~'],
    ['shell behind a byte order mark', '\xef\xbb\xbf#!/usr/bin/env python'],
    ['PowerShell', '\r\n#Requires -Version 5\r\n'],
    ['PowerShell in UTF-16', utf16('param([string]$target)')],
    ['batch', '@echo off\r\ndel *.*'],
    ['batch in capitals', '@ECHO OFF\r\n'],
    ['VBScript', 'Set shell = CreateObject("WScript.Shell")'],
    ['VBScript with options', 'Option Explicit\r\nDim x'],
    ['JScript', 'var shell = new ActiveXObject("WScript.Shell")'],
    ['JavaScript', '"use strict";\nfoo()'],
    ['JavaScript function', '(function () { run() })()'],
    ['HTA', '<html><head><HTA:APPLICATION id="x"></head></html>'],
    ['VBScript in a page', '<html>\n<script language="VBScript">'],
    ['PHP', '<?php system($_GET["c"]);'],
    ['shortcut', `L\0\0\0\x01\x14\x02\0${filler}`],
    ['registry', 'Windows Registry Editor Version 5.00'],
  ])('refuses a program or script in any chunks: %s', (_, content) => {
    for (const pieceLength of [1, 7, 4_096, 1_000_000])
      expect(refusalOf(content, pieceLength)).toContain('programs and scripts are not accepted')
  })

  test.each([
    ['a ZIP', entry('photo.jpg') + entry('setup.exe')],
    ['a ZIP with an unpacked JAR in a folder', entry('lib/META-INF/MANIFEST.MF')],
    ['an OpenDocument text', entry('META-INF/manifest.xml')],
    ['an old Word document', `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${filler}W\0o\0r\0d\0D\0o\0c\0`],
    ['a 7z', "7z\xbc\xaf'\x1c\0\x04"],
    ['a RAR', 'Rar!\x1a\x07\x01\0'],
    ['an MP3', 'ID3\x03\0\0\0'],
    ['a WAV', 'RIFF\x24\0\0\0WAVEfmt '],
    ['an M4A', '\0\0\0\x20ftypM4A '],
    ['a transport stream', 'G@\0\x10'],
    ['a raw video of a dashcam', '\0\0\0\x01\x67\x64'],
    ['a text that begins with MZ', 'MZ Trucking called at noon.'],
    ['a text about a script', 'Our driver said: #!/bin/sh means nothing to him.'],
    ['a text that echoes', 'Echo Lake Road, mile 4'],
    ['a page', '<!doctype html><title>Event</title><script>draw()</script>'],
    ['a PDF', '%PDF-1.7\n'],
    ['one byte', 'x'],
  ])('accepts any other content: %s', (_, content) => {
    expect(refusalOf(content)).toBeNull()
  })

  test('[UPL-011] [REN-007] refuses 0 bytes with a reason', () => {
    expect(refusalOf('')).toContain('The file is empty')
  })
})
