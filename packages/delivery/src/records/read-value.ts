import type { RecordField } from '../kinds/record-kind.ts'
import { linesOf, textOf, type Cell } from '../read/cells.ts'
import type { Refusal } from '../report.ts'
import { amountOf, cents, isBlankAmount } from '../values/amount.ts'
import { dayOf, isBlankDay } from '../values/day.ts'
import { ownValue } from '../values/own-value.ts'
import { identifierKey, normalizedWords } from '../values/words.ts'
import type { Value } from './existing-records.ts'
import { nearest } from './nearest.ts'
import type { RecordReading } from './record-reading.ts'
import { texts } from '../texts.ts'

/** The value of a cell, or the reason why it cannot be read. */
export type ReadValue =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly problem: { readonly class: Refusal; readonly message: string }; readonly value?: undefined }

/** The limits of the portal's columns. */
const maxDollars = 9_999_999_999.99
const maxWholeNumber = 2_147_483_647

/** Reads a cell as the type of its field. */
export function readValue(field: RecordField, cell: Cell | undefined, reading: RecordReading): ReadValue {
  const head = reading.columns.get(field.name)?.head ?? field.name
  const refuse = (reason: Refusal, message: string): ReadValue => ({
    problem: { class: reason, message: texts.cell.inColumn(head, message) },
  })
  const text = textOf(cell)
  if (typeof cell === 'object' && cell && 'error' in cell)
    return refuse('unknown-value', texts.cell.spreadsheetError(text))
  switch (field.type) {
    case 'day': {
      if (isBlankDay(cell)) return { value: null }
      const day = dayOf(cell, reading.dateOrder)
      return day === undefined ? refuse('not-a-date', texts.cell.notADate(text)) : { value: day }
    }
    case 'amount':
    case 'number':
    case 'whole':
      return readNumber()
    case 'yes-no':
      return readYesOrNo()
    case 'identifier':
    case 'text':
      return readText()
  }

  function readNumber(): ReadValue {
    if (isBlankAmount(cell)) return { value: null }
    const mark = reading.decimalMarks.get(reading.columns.get(field.name)?.index ?? -1) ?? '.'
    const number = amountOf(typeof cell === 'string' ? cell.replace(/%$/, '') : cell, mark)
    if (number === undefined) return refuse('not-an-amount', texts.cell.notANumber(text))
    if (field.type === 'whole' && (!Number.isInteger(number) || Math.abs(number) > maxWholeNumber))
      return refuse('not-an-amount', texts.cell.notAWholeNumber(text))
    const [min, max] = field.between ?? [-Infinity, Infinity]
    if (number < min || number > max) return refuse('unknown-value', texts.cell.notBetween(number, min, max))
    if (Math.abs(number) > maxDollars) return refuse('not-an-amount', texts.cell.tooLarge(text))
    return { value: field.type === 'amount' ? cents(number) : number }
  }

  function readYesOrNo(): ReadValue {
    if (text === '') return { value: null }
    if (/^(?:y|yes|true|1|x)$/i.test(text)) return { value: true }
    if (/^(?:n|no|false|0)$/i.test(text)) return { value: false }
    return refuse('unknown-value', texts.cell.notYesOrNo(text))
  }

  function readText(): ReadValue {
    const written = field.type === 'text' ? linesOf(cell) : text
    if (written === '') return { value: null }
    if (field.type === 'identifier' && typeof cell === 'string' && /^\d(?:[.,]\d+)?E\+?\d+$/i.test(written))
      return refuse('damaged-number', texts.cell.shortenedNumber(written))
    const mapped = ownValue(reading.valueMaps[field.name], written) ?? written
    if (field.values) return readWord(mapped, field.values)
    const value = field.read ? field.read(mapped) : mapped
    const max = field.longest ?? Infinity
    if (value !== undefined && value.length > max) return refuse('unknown-value', texts.cell.tooLong(value.length, max))
    if (value !== undefined) return { value }
    return refuse('unknown-value', texts.cell.notLike(written, field.like ?? ''))
  }

  function readWord(word: string, values: NonNullable<RecordField['values']>): ReadValue {
    const key = normalizedWords(word).join(' ')
    const known = Object.entries(values).find(([value, others]) =>
      [value, ...others].some(
        (one) => normalizedWords(one).join(' ') === key || identifierKey(one) === identifierKey(word),
      ),
    )
    if (known) return { value: known[0] }
    const all = Object.keys(values)
    return refuse('unknown-value', texts.cell.unknownWord(word, all, nearest(word, all)))
  }
}
