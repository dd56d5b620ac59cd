import { isRecord } from '../../kinds/answers.ts'
import { codingText } from './fhir-condition.ts'
import { listOf, plainText, textOf, type Json, type TextsOf } from './fhir-texts.ts'
import type { ForeignOption } from './questionnaire.ts'

/** The options of an item: its own, or those of a value set in the same file. */
export function optionsOf(
  item: Json,
  { textsOf, valueSets }: { textsOf: TextsOf; valueSets: ReadonlyMap<string, readonly ForeignOption[]> },
): readonly ForeignOption[] {
  const own = listOf(item, 'answerOption').map((option) => optionOf(option, textsOf))
  return own.length > 0 ? own : (valueSets.get(textOf(item, 'answerValueSet')) ?? [])
}

/** The contained value sets by their reference, such as `#sides`. */
export function valueSetsIn(questionnaire: Json, textsOf: TextsOf): ReadonlyMap<string, readonly ForeignOption[]> {
  const sets = listOf(questionnaire, 'contained').filter((each) => textOf(each, 'resourceType') === 'ValueSet')
  return new Map(sets.map((set) => [`#${textOf(set, 'id')}`, codesOf(set).map((code) => codeOf(code, textsOf))]))
}

function codesOf({ expansion, compose }: Json): Json[] {
  if (isRecord(expansion)) return listOf(expansion, 'contains')
  return isRecord(compose) ? listOf(compose, 'include').flatMap((include) => listOf(include, 'concept')) : []
}

function optionOf(option: Json, textsOf: TextsOf): ForeignOption {
  const coding = option['valueCoding']
  if (isRecord(coding)) return codeOf(coding, textsOf)
  const value = plainText(option['valueString'] ?? option['valueInteger'] ?? option['valueDate']) ?? ''
  const { english, spanish } = textsOf(option, 'valueString')
  return { value, label: english || value, labelEs: spanish }
}

function codeOf(coding: Json, textsOf: TextsOf): ForeignOption {
  const { english, spanish } = textsOf(coding, 'display')
  return { value: codingText(coding), label: english || codingText(coding), labelEs: spanish }
}
