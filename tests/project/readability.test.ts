import { globSync } from 'node:fs'

import { plateDoubt, usDotDoubt, vinDoubt } from '@captive/api-client/contract'
import { compileForm, defineForm, parseDefinitions, type Form } from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_SETTINGS, severeLosses } from '@captive/form-engine/claim'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { usPhones } from '@captive/form-engine/phones'
import { describe, expect, test } from 'vitest'

import { MESSAGES } from '../../packages/form-engine/src/form/messages.ts'
import { claimTypeForm, emailClaimForm } from '../../src/features/claim-reporting/model/forms/local-forms.ts'
import { hints, withHints } from '../../src/features/claim-reporting/model/loss-info/hints.ts'
import { personalInfoForm } from '../../src/features/claim-reporting/model/forms/personal-info-form.ts'
import { specified } from '../../src/features/claim-reporting/specified-texts.ts'
import { texts as formTexts } from '../../src/forms/texts.ts'
import { gradeOf, syllablesOf, wordsOf } from './reading/grade.ts'
import { textsOfFile } from './reading/texts-of-file.ts'

const definitions = withHints(parseDefinitions(servedDefinitions))
const formOf = (block: number) => compileForm(definitions, { ...CLAIM_SETTINGS, roots: [block], repeating: [19] })

const servedForms = {
  'the incident': formOf(CLAIM_BLOCKS.lossInfo),
  'vehicles and people': formOf(CLAIM_BLOCKS.auto),
  'another vehicle': formOf(CLAIM_BLOCKS.otherVehicle),
  'an injured employee': formOf(CLAIM_BLOCKS.workersCompensation),
}
const localForms = {
  'claim type': claimTypeForm,
  'personal info': personalInfoForm([]),
  'email claim': emailClaimForm,
}
const forms: Record<string, Form> = { ...servedForms, ...localForms }

/**
 * The headings, questions and hints of a form. Options are not included, because they are code lists of the industry.
 */
const textsOfForm = ({ controls }: Form) => controls.flatMap(({ label, help }) => [label, help]).filter(Boolean)

/** The strings of an area's texts, without functions. */
const stringsIn = (texts: object) => Object.values(texts).filter((text) => typeof text === 'string')

const folder = 'src/features/claim-reporting'
const shown = (...patterns: string[]) => globSync(patterns).flatMap(textsOfFile)

/** Each warning about a vehicle number. */
const vehicleWarnings = [
  plateDoubt('KLM/482'),
  plateDoubt('KLM 482 KLM'),
  usDotDoubt('MC 123456'),
  vinDoubt('1M8GDM9A'),
  vinDoubt('IM8GDM9AXKP042788'),
  vinDoubt('1M8GDM9AXKP042789'),
].filter((doubt) => doubt !== null)

/** Warnings about answers that are probably typing mistakes. */
const answerWarnings = compileForm(
  defineForm({
    phone: { kind: 'phone', label: 'Phone' },
    ssn: { kind: 'textbox', label: 'SSN' },
    zip: { kind: 'textbox', label: 'ZIP code' },
    TimeOfLoss: { kind: 'textbox', label: 'Time' },
  }),
  { phones: usPhones },
)
  .doubts({ phone: '679-555-0142', ssn: '000-12-3456', zip: 'K1A 0B1', TimeOfLoss: '25:99' })
  .map(({ message }) => message)

const specifiedTexts = Object.values(specified).flatMap((texts) => Object.values<string>(texts))

const surfaces: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, textsOfForm(form)])),
  errors: Object.values(MESSAGES),
  'the start page': shown(`${folder}/pages/{start,unfinished,unsent}/texts.ts`),
  'the wizard': shown(`${folder}/steps/{.,wizard}/texts.ts`, `${folder}/pages/online-claim/texts.ts`),
  'loss info': [...shown(`${folder}/steps/loss-info/texts.ts`), ...stringsIn(formTexts.sections)],
  'why a loss is severe': severeLosses.map(({ reason }) => reason),
  'warnings about a vehicle': vehicleWarnings,
  'warnings about answers': answerWarnings,
  'the answers to check': shown(`${folder}/steps/check/texts.ts`),
  files: stringsIn(formTexts.uploads),
  'the confirmation': shown(`${folder}/pages/confirmation/texts.ts`),
  'texts of every form': [
    ...stringsIn(formTexts),
    ...stringsIn(formTexts.dropped),
    ...stringsIn(formTexts.failed),
    ...stringsIn(formTexts.fields),
    ...shown(`${folder}/pages/email-claim/texts.ts`),
    ...specifiedTexts,
  ],
}

/** Texts of the specification, and two advisories with wording from it. */
const given = new Set([
  ...specifiedTexts,
  'Members must report claims directly and immediately.',
  'Members must report all incidents, regardless of perceived liability.',
])

describe('the texts of the claim report', () => {
  test.each(Object.entries(surfaces))('%s: grade 8 or below', (_, texts) => {
    expect(texts.flatMap(wordsOf).length).toBeGreaterThan(5)
    expect(gradeOf(texts)).toBeLessThanOrEqual(8)
  })

  test('no sentence of the project is above grade 10', () => {
    const long = Object.values(surfaces)
      .flat()
      .filter((text) => wordsOf(text).length >= 7 && !given.has(text))
    expect(long.length).toBeGreaterThan(40)
    expect(long.filter((text) => gradeOf([text]) > 10)).toEqual([])
  })
})

describe('the labels of our definitions', () => {
  const names = /^(ZIP|VIN|UN|US|DOT|OSHA|AM|PM|Social|Security)$/

  test.each(Object.entries(forms))('%s: sentence case', (_, form) => {
    const labels = form.controls
      .map(({ label }) => label)
      .filter((label) => label !== specified['WIZ-013'].confirm && label)
    const otherwise = labels.filter((label) => {
      const [first = '', ...others] = wordsOf(label)
      return !/^[A-Z]/.test(first) || others.some((word) => /[A-Z]/.test(word) && !names.test(word))
    })
    expect(otherwise).toEqual([])
  })

  test.each(Object.entries(servedForms))('%s: no heading repeats the previous one', (_, form) => {
    const labels = form.controls.map(({ label }) => label.toLowerCase())
    expect(labels.filter((label, index) => label !== '' && label === labels[index - 1])).toEqual([])
  })

  test('every hint belongs to a question and is short', () => {
    const codes = new Set(Object.values(servedForms).flatMap((form) => form.controls.map(({ labelCode }) => labelCode)))
    expect(Object.keys(hints).filter((code) => !codes.has(code))).toEqual([])
    expect(Object.values(hints).filter((hint) => hint.length > 80)).toEqual([])
  })
})

describe('the grade', () => {
  test.each([
    ['claim', 1],
    ['vehicle', 3],
    ['damaged', 2],
    ['towed', 1],
    ['estimate', 3],
    ['insurance', 3],
    ['liability', 5],
    ['confirmation', 4],
    ['quiet', 2],
    ['question', 2],
    ['hazardous', 3],
    ['employee', 3],
    ['treatment', 2],
    ['acknowledgement', 4],
  ])('%s has %d syllables', (word, syllables) => expect(syllablesOf(word)).toBe(syllables))

  test('is low for a child’s sentence and high for a policy', () => {
    expect(gradeOf(['The truck hit a pole.'])).toBeLessThan(2)
    const legal =
      'Notwithstanding the aforementioned stipulations, indemnification of the certificate holder remains conditional upon contemporaneous notification of the administrator.'
    expect(gradeOf([legal])).toBeGreaterThan(16)
  })
})
