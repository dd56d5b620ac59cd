import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTROL_KINDS, compileForm, defineForm, isBlank } from '../index.ts'
import { cleanCode, cleanText } from './clean-text.ts'
import { cleanEmail, readEmailAddress } from './email-address.ts'

test.each([
  ['a Persian word with its non-joiner', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a Hindi word with its joiner', '\u0915\u094d\u200d\u0937'],
  ['a Sinhala word that ends in a joiner', '\u0dc1\u0dca\u200d'],
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a pilot with a tone of skin', '\u{1f469}\u{1f3fd}\u200d\u2708\ufe0f'],
  ['the rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['an accent of its own', 'Zu\u0308rich'],
  ['two lines with a tab', 'one\n\ttwo'],
])('free text keeps %s', (_, text) => expect(cleanText(text)).toBe(text))

test.each([
  ['a zero-width space', 'trac\u200btor'],
  ['a soft hyphen', 'trac\u00adtor'],
  ['a byte order mark', '\ufefftractor'],
  ['an override of direction', '\u202etractor\u202c'],
  ['an isolate', '\u2068tractor\u2069'],
  ['a joiner with nothing to join', 'tractor\u200d'],
  ['letters of a flag without one', 'tractor\u{e0041}\u{e0042}'],
  ['a NUL', 'trac\u0000tor'],
  ['a word joiner', 'trac\u2060tor'],
])('free text loses %s', (_, text) => expect(cleanText(text)).toBe('tractor'))

test.each([
  '\u200b',
  '\u200d\u200c',
  '\ufe0f',
  '\u3164',
  '\u2800',
  '\u034f',
  '\u0000',
  '\u2066\u2069',
  ' \u00a0\ufeff',
])('[ENG-012] treats a text of only %j as blank', (text) => {
  expect(isBlank(text)).toBe(true)
  const form = compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
  expect(form.validate({ name: text })).toMatchObject([{ code: 'required' }])
  expect(form.submission({ name: text })).toEqual([])
})

test('treats Unicode white space, control and ignorable characters as blank', () => {
  const unseen = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]$/u
  const differ = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => isBlank(character) !== unseen.test(character),
  )
  expect(differ).toEqual([])
})

test('converts digits of every script to ASCII, and only digits', () => {
  expect(cleanCode('\uff10\uff19 \u0660\u0669 \u06f0\u06f9 \u0966\u096f \u{1d7ce}\u{1d7ff}')).toBe('09 09 09 09 09')
  expect(cleanCode('5\u00b2 \u2460')).toBe('5\u00b2 \u2460')
})

test.each([
  'dana@example.com;',
  '<dana@example.com>',
  'Dana Ruiz <dana@example.com>,',
  'mailto:dana@example.com',
  'mailto:dana@example.com?subject=A claim',
  ' dana@example.com. ',
  'dana\u200b@example.com',
  'dana@example.com)',
  '\uff44ana@example.com',
])('%s gives the address dana@example.com', (text) => expect(readEmailAddress(text)).toBe('dana@example.com'))

test.each([
  'a,b@example.com',
  '.dana@example.com',
  '..dana..r@example.com',
  'dana.@example.com',
  'dana@-example.com',
  'dana@example-.com',
  'dana@example..com',
  'dana@example',
  'dana@@example.com',
  'dana example@example.com',
  'a@example.com;b@example.com',
  '"dana"@example.com',
  'dana@[127.0.0.1]',
  'dana@example.com\\',
  `${'a'.repeat(65)}@example.com`,
  'j\u00f6rg@example.com',
  '',
])('%s gives no address', (text) => expect(readEmailAddress(text)).toBeNull())

test.each(["o'neil+claims@mail.example.co.uk", 'a@b.example', 'a_b-c@x1.example'])(
  '%s is an address as it is',
  (text) => expect(readEmailAddress(text)).toBe(text),
)

const odd = fc.constantFrom(
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\u00a0',
    '\u2011',
    '\u2212',
    '\u0663',
    '\uff11',
    '\ufe0f',
  ],
  ...['\r', '\n', '\v', '\u2028', '\t', ' ', '-', '.', ',', ';', '<', '>', '@', ':', 'tel:', 'mailto:', '+1', '5', 'a'],
  ...['\u0645', '\u094d', '\u{1f469}', '\u{1f3f4}', '\u{e0067}', '\u0000', '\u0085'],
)
const pasted = fc.array(odd, { maxLength: 14 }).map((parts) => parts.join(''))

test('cleaning is idempotent for every kind', () => {
  const spellings = ['Name', 'SSN', 'Phone', 'ZipCode', 'TimeOfLoss'].flatMap((labelCode) =>
    CONTROL_KINDS.map(({ type }) => ({ kind: type, label: 'Field', labelCode })),
  )
  const form = compileForm(defineForm(Object.fromEntries(spellings.map((each, index) => [`f${index}`, each]))))
  fc.assert(
    fc.property(pasted, (text) => {
      expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text))
      const clean = form.clean(Object.fromEntries(form.controls.map(({ key }) => [key, text])))
      expect(form.clean(clean)).toBe(clean)
    }),
    { numRuns: 3000, seed: 1 },
  )
})
