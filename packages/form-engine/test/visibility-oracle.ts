import type { ControlDefinition, Definitions, Dependency, DisplayValue, RecId } from '../src/index.ts'

/** Compares numbers as decimal texts without insignificant zeros. */
function sameAnswer(isNumber: boolean, a: string, b: string): boolean {
  const shortest = (text: string): string =>
    isNumber && /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : `text ${text}`
  return shortest(a) === shortest(b)
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const isTextList = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.every((text) => typeof text === 'string')

function isFileList(answer: unknown): boolean {
  const isFile = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && /\S/.test(Reflect.get(entry, 'name'))
  return Array.isArray(answer) && answer.length > 0 && answer.every(isFile)
}

/**
 * A literal, slow implementation of the rule: a control is visible if and only if it is active, its parent is visible
 * and its conditions hold, counting only visible controllers and offered options. Works only for definitions with
 * unique ids and no repeating sections. The answers must contain the calculated values.
 */
export function visibleByRule(
  definitions: Definitions,
  answers: Record<string, unknown>,
  roots?: readonly RecId[],
): Set<RecId> {
  const rows = new Map(definitions.controls.map((row) => [row.RecId, row]))
  const foldedKind = (id: RecId | null): string =>
    id === null ? '' : (rows.get(id)?.ControlTypeCode.toLowerCase() ?? '')
  const isRoot = (id: RecId): boolean => (roots ? roots.includes(id) : rows.get(id)?.ParentControlsRecId === null)
  return new Set([...rows.keys()].filter((id) => shows(id, [])))

  /**
   * `asked` contains the controls whose visibility is being decided. They count as hidden, so that controls in a cycle
   * stay hidden.
   */
  function shows(id: RecId, asked: readonly RecId[]): boolean {
    const row = rows.get(id)
    if (asked.includes(id) || (row && !row.IsActive)) return false
    const parent = row?.ParentControlsRecId ?? null
    if (foldedKind(id) === 'radiobutton' && foldedKind(parent) === 'radio' && !isRoot(id)) return false
    const isInside = isRoot(id) || (parent !== null && shows(parent, [...asked, id]))
    return isInside && conditionsHold(id, [...asked, id])
  }

  function conditionsHold(id: RecId, asked: readonly RecId[]): boolean {
    const own = dependenciesOf(id)
    return [...new Set(own.map((row) => row.ControlingControlsRecId))].every((controller) => {
      const ofController = own.filter((row) => row.ControlingControlsRecId === controller)
      const alternatives = ofController.filter(({ ConditionOperator: word = '' }) => /^(|equals|any of)$/.test(word))
      return (
        shows(controller, asked) &&
        (alternatives.length === 0 || alternatives.some((row) => holdsOne(controller, row))) &&
        ofController.every((row) => alternatives.includes(row) || restricts(controller, row))
      )
    })
  }

  function dependenciesOf(id: RecId): Dependency[] {
    return definitions.dependencies.filter((row) => row.IsActive && row.ControlsRecId === id)
  }

  /** The answer without options that are not offered. */
  function answerOf(id: RecId): unknown {
    const key = typeof id === 'number' ? `c${id}` : id
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
    if (!/^(radio|dropdown|radiobutton|checkboxlist|state)$/.test(foldedKind(id))) return answer
    const isOffered = (value: string): boolean => {
      const options = optionsOf(id).filter((row) => row.DisplayValue === value)
      return options.length === 0 || options.some((row) => offers(id, row))
    }
    if (typeof answer === 'string') return isOffered(answer) ? answer : undefined
    return isTextList(answer) ? answer.filter(isOffered) : answer
  }

  function offers(id: RecId, { ControlingControlsRecId: controller, ControlingValue }: DisplayValue): boolean {
    if (controller === undefined || controller === null) return true
    const values = (ControlingValue ?? '').split('|').map((value) => value.trim())
    return !needs(controller, id) && shows(controller, []) && values.some((value) => holds(controller, value))
  }

  function optionsOf(id: RecId): DisplayValue[] {
    return definitions.displayValues.filter((row) => row.IsActive && row.ControlsRecId === id)
  }

  /** Whether a control or its options depend on another control, directly or not. */
  function needs(id: RecId, other: RecId): boolean {
    const found = new Set([id])
    for (const at of found) {
      const parent = isRoot(at) ? null : (rows.get(at)?.ParentControlsRecId ?? null)
      if (parent !== null) found.add(parent)
      for (const row of [...dependenciesOf(at), ...optionsOf(at)])
        if (row.ControlingControlsRecId !== undefined && row.ControlingControlsRecId !== null)
          found.add(row.ControlingControlsRecId)
    }
    return found.has(other)
  }

  /** A calculated value is a number, regardless of its data type. */
  function isNumber({ Calculation = '', ControlTypeCode, ControlDataTypeCode }: ControlDefinition): boolean {
    const isTextbox = ['textbox', 'gauge'].includes(ControlTypeCode.toLowerCase())
    return ControlDataTypeCode === 'number' || (isTextbox && !!Calculation)
  }

  function holdsOne(controller: RecId, { ConditionOperator, ControlingValue }: Dependency): boolean {
    const values = ConditionOperator === 'any of' ? ControlingValue.split('|') : [ControlingValue]
    return values.some((value) => holds(controller, value.trim()))
  }

  /** Whether the answer satisfies a row that restricts it. All such rows must hold. */
  function restricts(controller: RecId, { ConditionOperator, ControlingValue }: Dependency): boolean {
    const row = rows.get(controller)
    const answer = answerOf(controller)
    const kind = foldedKind(controller)
    if (!row || kind === 'page' || kind === 'section') return false
    if (kind === 'checkboxlist') {
      const each = isTextList(answer) ? answer.map((text) => text.trim()) : []
      const test = (text: string) => restrictsText(row, kind, text, ConditionOperator, ControlingValue)
      return each.length > 0 && (ConditionOperator === 'not' ? each.every(test) : each.some(test))
    }
    if (kind === 'file') return ConditionOperator === 'answered' && isFileList(answer)
    const text = kind === 'checkbox' ? (answer === true ? 'true' : '') : typeof answer === 'string' ? answer.trim() : ''
    return text.replaceAll('\u200b', '') !== '' && restrictsText(row, kind, text, ConditionOperator, ControlingValue)
  }

  function restrictsText(
    row: ControlDefinition,
    kind: string,
    text: string,
    ConditionOperator: string | null | undefined,
    ControlingValue: string,
  ): boolean {
    if (ConditionOperator === 'answered') return true
    if (ControlingValue === '') return false
    const isNumeric = isNumber(row)
    if (ConditionOperator === 'not') return !sameAnswer(isNumeric, text, ControlingValue)
    const isOrdered = (each: string): boolean =>
      isNumeric ? /^-?\d+(\.\d+)?$/.test(each) : kind === 'calendar' && isDay(each)
    if (!isOrdered(text) || !isOrdered(ControlingValue)) return false
    const [given, limit] = isNumeric ? [Number(text), Number(ControlingValue)] : [text, ControlingValue]
    if (ConditionOperator === 'greaterThan') return given > limit
    if (ConditionOperator === '>=') return given >= limit
    if (ConditionOperator === 'Less Than') return given < limit
    return ConditionOperator === 'atMost' && given <= limit
  }

  function holds(controller: RecId, wanted: string): boolean {
    const row = rows.get(controller)
    const answer = answerOf(controller)
    if (!row || wanted === '' || /^(page|section|file)$/.test(foldedKind(controller))) return false
    if (foldedKind(controller) === 'checkboxlist')
      return isTextList(answer) && answer.some((text) => sameAnswer(isNumber(row), text.trim(), wanted))
    if (foldedKind(controller) === 'checkbox') return answer === true && wanted === 'true'
    if (typeof answer !== 'string' || answer.trim() === '') return false
    return sameAnswer(isNumber(row), answer.trim(), wanted)
  }
}
