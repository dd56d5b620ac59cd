import type { RecordField } from '../kinds/record-kind.ts'
import { linesOf, textOf, type Cell } from '../read/cells.ts'
import type { Refusal } from '../report.ts'
import { amountOf, cents, isBlankAmount } from '../values/amount.ts'
import { dayOf, isBlankDay } from '../values/day.ts'
import { ownValue } from '../values/own-value.ts'
import { identifierKey, normalizedWords } from '../values/words.ts'
import type { Value } from './existing-records.ts'
import { didYouMean } from './nearest.ts'
import type { RecordReading } from './record-reading.ts'

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
    problem: { class: reason, message: `${head}: ${message}` },
  })
  const text = textOf(cell)
  if (typeof cell === 'object' && cell && 'error' in cell)
    return refuse('unknown-value', `“${text}” is a spreadsheet error. Correct the cell.`)
  switch (field.type) {
    case 'day': {
      if (isBlankDay(cell)) return { value: null }
      const day = dayOf(cell, reading.dateOrder)
      return day === undefined ? refuse('not-a-date', `“${text}” is not a date.`) : { value: day }
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
    if (number === undefined) return refuse('not-an-amount', `“${text}” is not a number.`)
    if (field.type === 'whole' && (!Number.isInteger(number) || Math.abs(number) > maxWholeNumber))
      return refuse('not-an-amount', `“${text}” is not a whole number, or it is too large.`)
    const [min, max] = field.between ?? [-Infinity, Infinity]
    if (number < min || number > max) return refuse('unknown-value', `${number} is not between ${min} and ${max}.`)
    if (Math.abs(number) > maxDollars) return refuse('not-an-amount', `“${text}” is too large for the portal.`)
    return { value: field.type === 'amount' ? cents(number) : number }
  }

  function readYesOrNo(): ReadValue {
    if (text === '') return { value: null }
    if (/^(?:y|yes|true|1|x)$/i.test(text)) return { value: true }
    if (/^(?:n|no|false|0)$/i.test(text)) return { value: false }
    return refuse('unknown-value', `“${text}” is unclear. Enter Yes or No.`)
  }

  function readText(): ReadValue {
    const written = field.type === 'text' ? linesOf(cell) : text
    if (written === '') return { value: null }
    if (field.type === 'identifier' && typeof cell === 'string' && /^\d(?:[.,]\d+)?E\+?\d+$/i.test(written))
      return refuse(
        'damaged-number',
        `A spreadsheet program shortened it to ${written}. Ask the sender for the complete number.`,
      )
    const mapped = ownValue(reading.valueMaps[field.name], written) ?? written
    if (field.values) return readWord(mapped, field.values)
    const value = field.read ? field.read(mapped) : mapped
    if (value !== undefined && value.length > (field.longest ?? Infinity))
      return refuse('unknown-value', `The text has ${value.length} characters. Shorten it to ${field.longest}.`)
    if (value !== undefined) return { value }
    return refuse('unknown-value', `“${written}” cannot be read. Enter it like ${field.like ?? ''}.`)
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
    return refuse('unknown-value', `“${word}” is unknown.${didYouMean(word, all)} Use one of: ${all.join(', ')}.`)
  }
}
