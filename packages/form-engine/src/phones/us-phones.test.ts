import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '../../test/check-property.ts'
import { compileForm, defineForm } from '../index.ts'
import { usNumberingPlan } from '../kinds/checks/phone.ts'
import { usPhones } from './index.ts'

const form = compileForm(defineForm({ phone: { kind: 'phone', label: 'Phone' } }), { phones: usPhones })

test.each([
  ['the prefix of a long-distance call', '1 2125550123', undefined],
  ['the digits that are dialed abroad', '011 1 212 555 0123', 'phone'],
  ['an extension with a capital', '212-555-0123 Ext: 12', 'unknown-phone'],
  ['an extension after a semicolon', '212-555-0123;ext=12', 'unknown-phone'],
  ['an extension without a word for it', '212-555-0123,,12', 'phone'],
  ['brackets around the country code', '(+1) 212-555-0123', undefined],
  ['an extension without digits', '212-555-0123 x', 'phone'],
  ['an extension in another script', '212-555-0123 доб. 5', 'phone'],
  ['an exchange that begins with 1', '212-156-7890', 'phone'],
  ['seven digits that fit a plan', '310-1234', 'phone'],
  ['a toll-free number behind the country code', '+1 (888) 252-4650', 'phone'],
  ['a parameter of a link', '212-555-0123;phone-context=+1', 'phone'],
  ['hundreds of signs between digits', `212${' .'.repeat(200)}555-0123`, undefined],
] as const)('libphonenumber-js decides on %s: %s', (_, phone, code) => {
  expect(form.validate({ phone })[0]?.code ?? form.doubts({ phone })[0]?.code).toBe(code)
})

const separator = fc.constantFrom('', '', '', '', '-', '-', '.', '.', ' ', ' ', '(', ')', '/', '[', ']')
const sign = fc.constantFrom(
  ...'-./()[] +~,;=:#xX15'.split(''),
  '\u30fc',
  '\u223c',
  'доб',
  'ext',
  'xt',
  'int',
  'anexo',
  ';isub=',
  ';phone-context=',
  'tel:',
)
const mess = fc.array(sign, { maxLength: 3 }).map((signs) => signs.join(''))
const before = fc.oneof(
  fc.constantFrom('', '', '+1', '1 ', '(+1) ', '+(1)', '[+1]', '011', '011 1 ', '+011 1', '1 1', '+1 1 ', '+44 ', '0'),
  mess,
)
const number = fc
  .tuple(
    fc.constantFrom('212', '679', '822', '555', '900', '671', '800', '833', '211', '112'),
    fc.constantFrom('5550123', '4567890', '9110000', '2345678', '1567890', '911012', '45678901'),
    fc.array(separator, { minLength: 11, maxLength: 11 }),
  )
  .map(([area, local, between]) => [...(area + local)].map((digit, at) => `${between[at]}${digit}`).join(''))
const extension = fc
  .tuple(
    fc.constantFrom('', ' ', ', ', '; ', ',', ',,', '-', ' - ', ' (', '#'),
    fc.constantFrom('', 'x', 'X', 'ext', 'EXT.', 'ext:', ';ext=', '#', '~', 'extn', 'extension', 'xt', 'int', 'anexo'),
    fc.constantFrom('', ' ', '-', ', '),
    fc.nat({ max: 21 }).map((length) => '5'.repeat(length)),
    fc.constantFrom('', '', '#', ')'),
  )
  .map((parts) => parts.join(''))
const written = fc
  .tuple(before, number, fc.oneof(fc.constant(''), extension, mess), mess, fc.nat({ max: 40 }))
  .map(([first, ten, last, slip, at]) => {
    const text = first + ten + last
    return at < 10 ? text.slice(0, at) + slip + text.slice(at) : text
  })

const counts = { accepted: 0, refused: 0 }
testProperty(
  'the portable pattern accepts the same texts as libphonenumber-js',
  [written],
  (text) => {
    const { phone } = form.clean({ phone: text }) as { phone: string }
    const accepted = usPhones.accepts(phone)
    counts[accepted ? 'accepted' : 'refused'] += 1
    expect(usNumberingPlan.accepts(phone), phone).toBe(accepted)
  },
  {
    numRuns: 40_000,
    afterAll: () => expect(Math.min(...Object.values(counts))).toBeGreaterThan(2_000),
  },
)
