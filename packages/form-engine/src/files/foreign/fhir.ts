import { isRecord } from '../../kinds/answers.ts'
import type { Expression } from './expression.ts'
import { conditionOf } from './fhir-condition.ts'
import { optionsOf, valueSetsIn } from './fhir-options.ts'
import { listOf, nameOfExtension, textOf, textsIn, valueOfExtension, type Json, type TextsOf } from './fhir-texts.ts'
import type { ForeignForm, ForeignItem, ForeignOption } from './questionnaire.ts'

const kinds: Readonly<Record<string, string>> = {
  group: 'section',
  boolean: 'radio',
  string: 'textbox',
  decimal: 'textbox',
  integer: 'textbox',
  date: 'calendar',
  text: 'textarea',
  attachment: 'file',
}
/** R5 calls a choice `coding`. */
const choices = /^(?:choice|open-choice|coding)$/

const yesOrNo = [
  { value: 'true', label: 'Yes', labelEs: 'Sí' },
  { value: 'false', label: 'No', labelEs: 'No' },
]

/** Extensions that the tables cannot express, in words. */
const rules: Readonly<Record<string, string>> = {
  minValue: 'must be at least',
  maxValue: 'must be at most',
  minLength: 'needs this number of characters:',
  regex: 'must match the pattern',
  'questionnaire-hidden': 'is hidden:',
  'questionnaire-unit': 'has the unit',
  'sdc-questionnaire-enableWhenExpression': 'shows only if this expression holds:',
  'sdc-questionnaire-calculatedExpression': 'is calculated:',
  'sdc-questionnaire-initialExpression': 'starts with the value of',
  'sdc-questionnaire-answerExpression': 'has the options of',
}

/** Whether a JSON file is a FHIR Questionnaire. */
export function isFhir(content: unknown): content is Json {
  return isRecord(content) && content['resourceType'] === 'Questionnaire'
}

/** What all items of a questionnaire share. */
interface Questionnaire {
  readonly textsOf: TextsOf
  /** The options of contained value sets, by their reference. */
  readonly valueSets: ReadonlyMap<string, readonly ForeignOption[]>
  readonly isSpanish: boolean
  readonly leftOut: string[]
}

/** Reads a FHIR Questionnaire of R4 or R5. */
export function readFhir(questionnaire: Json): ForeignForm {
  const textsOf = textsIn(textOf(questionnaire, 'language') || 'en')
  const isSpanish = listOf(questionnaire, 'item').some((item) => textsOf(item, 'text').spanish !== '')
  const whole: Questionnaire = { textsOf, valueSets: valueSetsIn(questionnaire, textsOf), isSpanish, leftOut: [] }
  return { items: listOf(questionnaire, 'item').flatMap((item) => itemOf(item, whole, null)), leftOut: whole.leftOut }
}

function itemOf(item: Json, whole: Questionnaire, around: Expression | null): ForeignItem[] {
  const { leftOut, textsOf } = whole
  const [name, type] = [textOf(item, 'linkId'), textOf(item, 'type')]
  const inside = listOf(item, 'item')
  // A question without its own text has a display item with the text.
  const caption = inside.find((each) => textOf(each, 'type') === 'display' && !textOf(item, 'text'))
  const { english, spanish } = textsOf(caption ?? item, 'text')
  const label = english || name
  if (type === 'display') {
    leftOut.push(`${name} only shows a text: “${label}”.`)
    return []
  }
  const codes = type === 'boolean' ? yesOrNoIn(whole) : optionsOf(item, whole)
  leftOut.push(...leftOutOf(item, name, codes.length > 0))
  const condition = bothOf(around, conditionOf(item))
  const own: ForeignItem = {
    name,
    kind: kindOf(item, codes),
    label,
    labelEs: spanish,
    isNumber: type === 'decimal' || type === 'integer',
    required: item['required'] === true,
    codes,
    condition,
    written: JSON.stringify(item['enableWhen'] ?? condition),
    ...formatOf(item, whole),
  }
  const innerOf = (parent: Expression | null): ForeignItem[] =>
    inside.filter((each) => each !== caption).flatMap((each) => itemOf(each, whole, parent))
  // Only sections can contain controls. Questions below a question follow it, and show only with it.
  return type === 'group' ? [{ ...own, items: innerOf(null) }] : [own, ...innerOf(condition)]
}

const yesOrNoIn = ({ isSpanish }: Questionnaire): ForeignOption[] =>
  isSpanish ? yesOrNo : yesOrNo.map(({ value, label }) => ({ value, label }))

function bothOf(one: Expression | null, two: Expression | null): Expression | null {
  return one && two ? { is: 'and', parts: [one, two] } : (one ?? two)
}

function kindOf(item: Json, codes: readonly ForeignOption[]): string {
  const type = textOf(item, 'type')
  if (codes.length === 0) return kinds[type] ?? 'textbox'
  if (item['repeats'] === true) return 'checkboxList'
  const itemControl = listOf(item, 'extension').find((each) => nameOfExtension(each) === 'questionnaire-itemControl')
  return itemControl && /^(?:drop-down|autocomplete|lookup)$/.test(valueOfExtension(itemControl)) ? 'dropdown' : 'radio'
}

/** A format is an example, unless it consists only of placeholders such as `#`. */
function formatOf(item: Json, { leftOut }: Questionnaire): Pick<ForeignItem, 'example' | 'longest'> {
  const format = listOf(item, 'extension').find((each) => nameOfExtension(each) === 'entryFormat')
  const example = format && valueOfExtension(format)
  const isPattern = example !== undefined && /^[#\W]+$/.test(example)
  if (isPattern) leftOut.push(`${textOf(item, 'linkId')} has the format ${example}.`)
  const longest = item['maxLength']
  return { example: isPattern ? undefined : example, longest: typeof longest === 'number' ? longest : undefined }
}

/** What the tables cannot express about an item. */
function leftOutOf(item: Json, name: string, hasOptions: boolean): string[] {
  const [type, valueSet] = [textOf(item, 'type'), textOf(item, 'answerValueSet')]
  const [isChoice, repeats] = [choices.test(type), item['repeats'] === true]
  const isOpen = type === 'open-choice' || textOf(item, 'answerConstraint').startsWith('optionsOr')
  const found: [boolean, string][] = [
    [!isChoice && !(type in kinds), `has the type ${type}, and becomes a text box.`],
    [isChoice && !hasOptions && valueSet !== '', `becomes a text box, because its options are elsewhere: ${valueSet}.`],
    [isChoice && !hasOptions && valueSet === '', 'becomes a text, because it has no options.'],
    [isOpen && hasOptions, 'also takes answers that are not options.'],
    [repeats && type === 'group', 'repeats. Add its id to the option “repeating”.'],
    [repeats && type !== 'group' && !hasOptions, 'takes several answers, and becomes a question with one.'],
    ['initial' in item, 'has an initial value.'],
    [item['readOnly'] === true, 'is read-only.'],
  ]
  const extensions = listOf(item, 'extension').flatMap((each) => {
    const rule = rules[nameOfExtension(each)]
    return rule ? [`${name} ${rule} ${valueOfExtension(each)}.`] : []
  })
  return [...found.flatMap(([isSo, sentence]) => (isSo ? [`${name} ${sentence}`] : [])), ...extensions]
}
