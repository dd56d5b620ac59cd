import { expect, test } from 'vitest'
import { compileForm, defineForm, formatMasked, maskValue } from '../index.ts'
import { parseMask } from './mask.ts'

test('[ENG-016] reads MaskDisplay as groups, a pattern or a flag', () => {
  expect(parseMask('3-2-4')).toEqual({ kind: 'pattern', pattern: '###-##-####' })
  expect(parseMask('###-##-####')).toEqual({ kind: 'pattern', pattern: '###-##-####' })
  expect(['1', 'true', 'Y'].map((text) => parseMask(text)?.kind)).toEqual(['flag', 'flag', 'flag'])
  expect(['', '0', 'false', 'N'].map(parseMask)).toEqual([null, null, null, null])
  expect(parseMask('+1 (###) ###-####')).toEqual({ kind: 'pattern', pattern: '+1 (###) ###-####' })
  expect(['XXX-XX', '99-99-99', '0-0', '???'].map(parseMask)).toEqual([undefined, undefined, undefined, undefined])
})

test('[ENG-016] puts digits into the slots as they are typed', () => {
  const typed = ['', '1', '123', '1234', '123-45', '1234567890', 'a1b2'].map((text) =>
    formatMasked('###-##-####', text),
  )
  expect(typed).toEqual(['', '1', '123', '123-4', '123-45', '123-45-6789', '12'])
})

test('[ENG-016] shows a confidential value as dots of fixed length', () => {
  const form = compileForm(
    defineForm({
      ssn: { kind: 'textbox', label: 'SSN', mask: '3-2-4' },
      wage: { kind: 'textbox', label: 'Wage', confidential: true },
      name: { kind: 'textbox', label: 'Name' },
    }),
  )
  const shown = (key: string, value: string): string => maskValue(form.control(key)!, value)
  expect(shown('ssn', '123-45-6789')).toBe('•••-••-••••')
  expect([shown('wage', '9'), shown('wage', '900 a week')]).toEqual(['••••••••', '••••••••'])
  expect([shown('name', 'Ann'), shown('wage', '')]).toEqual(['Ann', ''])
  expect([...form.confidentialKeys]).toEqual(['ssn', 'wage'])
})
