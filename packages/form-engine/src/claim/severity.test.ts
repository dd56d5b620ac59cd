import { describe, expect, test } from 'vitest'

import { samples, servedDefinitions } from '../../catalogue/index.ts'
import { localToday, parseDefinitions } from '../index.ts'
import { claimForm } from './claim.ts'
import { checkSeverity, severeAnswers, severeReasons } from './severity.ts'

const definitions = parseDefinitions(servedDefinitions)

describe('a severe loss', () => {
  test.each(samples)('$name: $severe', ({ claimType, answers, severe }) => {
    expect(severeReasons(claimForm(definitions, claimType), answers(localToday())).length > 0).toBe(severe)
  })

  test('ignores an answer that is hidden', () => {
    const form = claimForm(definitions, 'Auto')
    expect(severeReasons(form, { c131: 'yes', c133: 'yes' })).toEqual(['Someone was killed'])
    expect(severeReasons(form, { c131: 'no', c133: 'yes' })).toEqual([])
  })

  test('tests each of several choices', () => {
    const controls = definitions.controls.map((row) =>
      row.ControlLabelCode === 'PartOfBody' ? { ...row, ControlTypeCode: 'checkboxList' } : row,
    )
    const form = claimForm({ ...definitions, controls }, 'WorkersCompensation')
    const key = form.controls.find(({ labelCode }) => labelCode === 'PartOfBody')?.key ?? ''
    expect(severeReasons(form, { [key]: ['60', '12'] })).toEqual(['The head, brain or spine is hurt'])
    expect(severeReasons(form, { [key]: ['60'] })).toEqual([])
  })

  test.each(samples)('$name: each reason belongs to an answer', ({ claimType, answers }) => {
    const form = claimForm(definitions, claimType)
    const given = answers(localToday())
    expect([...severeAnswers(form, given).values()].toSorted()).toEqual(severeReasons(form, given).toSorted())
  })
})

describe('the check of severe losses', () => {
  const codesOf = (...given: Parameters<typeof checkSeverity>) => checkSeverity(...given).map(({ code }) => code)

  test('accepts the served definitions', () => {
    expect(checkSeverity(definitions)).toEqual([])
  })

  test('reports a label code that no question has', () => {
    const [found] = checkSeverity(definitions, [{ reason: 'The load shifted', when: { LoadShifted: ['yes'] } }])
    expect(found).toMatchObject({ code: 'severe-code-unknown', severity: 'error' })
    expect(found?.message).toBe(
      'No question has the label code “LoadShifted”, so no report is severe because “The load shifted”.',
    )
  })

  test('reports values and questions that are no longer offered', () => {
    const withoutYes = definitions.displayValues.map((row) =>
      row.ControlsRecId === 133 && row.DisplayValue === 'yes' ? { ...row, IsActive: false } : row,
    )
    expect(codesOf({ ...definitions, displayValues: withoutYes })).toEqual(['severe-value-unknown'])
    const withoutQuestion = definitions.controls.map((row) => (row.RecId === 133 ? { ...row, IsActive: false } : row))
    expect(codesOf({ ...definitions, controls: withoutQuestion })).toEqual(['severe-code-unknown'])
  })

  test('reports a question inside a repeating section', () => {
    const [repeated] = claimForm(definitions, 'Auto').controls.filter(
      ({ repeatedIn, labelCode, options }) => repeatedIn !== null && labelCode !== '' && options.length > 0,
    )
    const when = { [repeated!.labelCode]: [repeated!.options[0]!.value] }
    const elsewhere = definitions.controls.some(
      ({ ControlLabelCode, RecId }) => ControlLabelCode === repeated!.labelCode && RecId !== repeated!.recId,
    )
    expect([elsewhere, codesOf(definitions, [{ reason: 'Their vehicle', when }])]).toEqual([
      false,
      ['severe-code-unknown'],
    ])
  })
})
