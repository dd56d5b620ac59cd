import type { TableReading } from '../map/table-reading.ts'
import type { GroupContext } from '../recognize/group-context.ts'
import { companyKey } from '../values/company-name.ts'
import { identifierKey } from '../values/words.ts'
import type { ReadRow } from './read-row.ts'

const fields = {
  companyCode: '#company.code',
  companyName: '#company.name',
  policy: 'PolicyNumber',
  line: '#line',
} as const
type CarriedField = keyof typeof fields
const names = Object.keys(fields) as CarriedField[]

/** The values that only the first row of a group has. They apply to the rows below it. */
export class CarriedValues {
  readonly #carried: readonly CarriedField[]
  /** The last value of each field, including fields that each row has. */
  readonly #values = new Map<CarriedField, string>()

  constructor({ carriedDown }: Pick<TableReading, 'carriedDown'>) {
    this.#carried = names.filter((name) => carriedDown.has(fields[name]))
  }

  /** A group of another company ends all values. A group of another policy ends the policy and its line. */
  startGroup(before: GroupContext, next: GroupContext): void {
    if (companyKey(before.company?.text ?? '') !== companyKey(next.company?.text ?? '')) this.#values.clear()
    else if (before.policy !== next.policy) for (const name of ['policy', 'line'] as const) this.#values.delete(name)
  }

  /** Fills the blank values of a row. A row that names another company ends the values of the rows above. */
  fill(read: ReadRow): ReadRow {
    if (this.#carried.length === 0) return read
    if (this.#isOther('companyCode', read, identifierKey) || this.#isOther('companyName', read, companyKey))
      this.#values.clear()
    for (const name of names) if (read[name] !== '') this.#values.set(name, read[name])
    return { ...read, ...Object.fromEntries(this.#carried.map((name) => [name, this.#values.get(name) ?? ''])) }
  }

  #isOther(name: CarriedField, read: ReadRow, keyOf: (text: string) => string): boolean {
    const value = this.#values.get(name)
    return value !== undefined && read[name] !== '' && keyOf(read[name]) !== keyOf(value)
  }
}
