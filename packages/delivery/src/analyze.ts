import { TableTotals } from './check/control-totals.ts'
import { draftOfParts, draftOfRow, type ClaimDraft, type Reason } from './check/claim-draft.ts'
import { Duplicates } from './check/duplicates.ts'
import type { Held, HeldClaim } from './check/held.ts'
import { checkClaim, type CheckedClaim, type CheckOptions } from './check/check-claim.ts'
import { readRow, type ReadRow } from './check/read-row.ts'
import { findVanished } from './check/vanished.ts'
import { describeMapping } from './map/describe-mapping.ts'
import { keyColumnsOf, type TableReading } from './map/table-reading.ts'
import { openDelivery, type OpenDelivery } from './open-delivery.ts'
import type { DeliveredFile } from './read/read-file.ts'
import type { ReadingOptions } from './reading-options.ts'
import { afterGroupRow, type GroupContext } from './recognize/group-context.ts'
import { walkTable } from './recognize/walk-table.ts'
import { refuseFile } from './refuse-file.ts'
import type { ControlTotal, DeliveryReport, Doubt, Finding, Refusal } from './report.ts'
import { isSameAmount } from './values/amount.ts'

export interface AnalyzeOptions extends ReadingOptions {
  readonly held: Held
  /** Takes the accepted claims, in batches, in the order of the file. */
  readonly onClaims?: (claims: readonly CheckedClaim[]) => Promise<void>
}

/**
 * Reads, recognizes, maps and checks a delivery of claims. It changes nothing: `onClaims` gets what is accepted. A file
 * without a table of claims gives a report with one refusal.
 */
export async function analyzeDelivery(file: DeliveredFile, options: AnalyzeOptions): Promise<DeliveryReport> {
  const delivery = await openDelivery(file, options)
  if (!delivery) return refuseFile(file.name, options, 'not-a-delivery', `${file.name} has no table of claims.`)
  return new Analysis(file, delivery, options).run()
}

/** One run over the rows of a delivery. */
class Analysis {
  readonly #file: DeliveredFile
  readonly #delivery: OpenDelivery
  readonly #options: AnalyzeOptions
  readonly #duplicates = new Duplicates()
  readonly #refused: Finding<Refusal>[] = []
  readonly #doubtful: Finding<Doubt>[] = []
  readonly #counts = { new: 0, changed: 0, unchanged: 0 }
  /** Every claim number that the file has, also in refused rows. */
  readonly #numbers = new Set<string>()
  readonly #covered = new Set<string>()
  /** Claims that are checked and not given yet. */
  #checked: readonly CheckedClaim[] = []
  /** What became of the claims that were given last. */
  #taken = Promise.resolve()
  #rows = 0
  #openOnly = true

  constructor(file: DeliveredFile, delivery: OpenDelivery, options: AnalyzeOptions) {
    this.#file = file
    this.#delivery = delivery
    this.#options = options
  }

  async run(): Promise<DeliveryReport> {
    const { asOf, source, readings, hiddenRows, hiddenSheets } = this.#delivery
    const totals = await this.#readAll()
    for (const reading of readings) await this.#checkTable(reading)
    const controlTotals = this.#compareTotals(totals)
    if (asOf === null)
      this.#doubtFile('no-as-of-date', 'The file does not say as of when its claims are valued. Enter the date.')
    for (const { field, file, rows, agrees } of controlTotals)
      if (!agrees)
        this.#doubtFile(
          'wrong-total',
          `The total of ${field} is ${file.toFixed(2)}, but the rows come to ${rows.toFixed(2)}.`,
        )
    if (hiddenRows > 0) this.#doubtFile('hidden-content', `${hiddenRows} hidden rows were read like the others.`)
    if (hiddenSheets.length > 0)
      this.#doubtFile('hidden-content', `Hidden sheets were left out: ${hiddenSheets.join(', ')}.`)
    if (this.#rows === 0) this.#doubtFile('empty-delivery', 'The file has no claim.')
    else await this.#addVanished()
    return {
      file: this.#file.name,
      source,
      asOf,
      rows: { ...this.#counts, refused: this.#refused, doubtful: this.#doubtful },
      controlTotals,
      mapping: describeMapping(readings, this.#options.mapping),
    }
  }

  /** A first pass over all rows, for what must be known before the first claim is checked: repeats and sums. */
  async #readAll(): Promise<TableTotals[]> {
    const all: TableTotals[] = []
    for (const reading of this.#delivery.readings) {
      const totals = new TableTotals(reading)
      for await (const rows of walkTable(reading.table, keyColumnsOf(reading.columns)))
        for (const { kind, row } of rows) {
          if (kind === 'total') totals.addTotal(row)
          if (kind !== 'data') continue
          const read = readRow(row, reading)
          totals.addRow(read.amounts)
          this.#duplicates.add(read)
        }
      all.push(totals)
    }
    return all
  }

  async #checkTable(reading: TableReading): Promise<void> {
    let context: GroupContext = {}
    const carried = new Map<string, string>()
    const parts = new Map<string, { rows: ReadRow[]; context: GroupContext; reasons: Reason[] }>()
    for await (const rows of walkTable(reading.table, keyColumnsOf(reading.columns))) {
      const drafts: ClaimDraft[] = []
      for (const { kind, row } of rows) {
        if (kind === 'group') context = afterGroupRow(row, context, this.#delivery.names)
        if (kind !== 'data') continue
        const read = carryDown(readRow(row, reading), reading, carried)
        this.#rows += 1
        if (read.texts.StatusCode === 'Closed') this.#openOnly = false
        if (reading.severalRows && read.number !== '') this.#addPart(parts, read, context)
        else drafts.push(this.#draft(read, context))
      }
      await this.#checkDrafts(drafts, reading)
    }
    const claims = [...parts.values()].map((claim) => {
      const draft = draftOfParts(claim.rows, claim.context)
      return { ...draft, reasons: [...draft.reasons, ...claim.reasons] }
    })
    for (let start = 0; start < claims.length; start += 1_000)
      await this.#checkDrafts(claims.slice(start, start + 1_000), reading)
    await this.#give()
    await this.#taken
  }

  #draft(read: ReadRow, context: GroupContext): ClaimDraft {
    const repeat = this.#duplicates.of(read)
    const reasons: Reason[] =
      repeat.kind === 'first'
        ? []
        : [{ class: 'duplicate-in-file', message: repeatMessage(repeat.kind, repeat.firstRow), row: read.row }]
    return draftOfRow(read, context, reasons)
  }

  /** An exact repeat of a part is refused and not added; contradicting parts refuse the claim. */
  #addPart(
    parts: Map<string, { rows: ReadRow[]; context: GroupContext; reasons: Reason[] }>,
    read: ReadRow,
    context: GroupContext,
  ) {
    const claim = parts.get(read.number) ?? { rows: [], context, reasons: [] }
    parts.set(read.number, claim)
    const { kind, firstRow } = this.#duplicates.of(read)
    if (kind === 'repeated') {
      const place = { row: read.row, ...(read.sheet && { sheet: read.sheet }), claim: read.number }
      this.#refused.push({ ...place, class: 'duplicate-in-file', message: repeatMessage(kind, firstRow) })
      return
    }
    if (kind === 'contradicted')
      claim.reasons.push({ class: 'duplicate-in-file', message: repeatMessage(kind, firstRow), row: read.row })
    claim.rows.push(read)
  }

  async #checkDrafts(drafts: readonly ClaimDraft[], reading: TableReading): Promise<void> {
    if (drafts.length === 0) return
    const { held, accepted = new Set() } = this.#options
    const { names, asOf, source, numberOf } = this.#delivery
    const numbers = drafts.flatMap(({ rows: [row] }) => (row?.number ? [row.number, numberOf(row.number).number] : []))
    const known = new Map((await held.claims([...new Set(numbers)])).map((claim) => [claim.ClaimNumber, claim]))
    await this.#give()
    for (const number of numbers) this.#numbers.add(number)
    const heldClaim = (number: string): HeldClaim | undefined => known.get(number)
    const check: CheckOptions = { names, conventions: reading.conventions, asOf, source, numberOf, heldClaim, accepted }
    const claims: CheckedClaim[] = []
    for (const draft of drafts) {
      const { refused, doubtful, claim, covers } = checkClaim(draft, check)
      if (refused) this.#refused.push(refused)
      if (doubtful) this.#doubtful.push(doubtful)
      if (covers) this.#covered.add(`${covers.companyId} ${covers.line}`)
      if (!claim) continue
      this.#counts[claim.verdict] += 1
      claims.push(claim)
    }
    this.#checked = claims
  }

  /**
   * Passes the checked claims to `onClaims` without waiting for it. It is called after the next claims were looked up, so
   * that a database with one connection writes a batch while the next one is checked.
   */
  async #give(): Promise<void> {
    await this.#taken
    const claims = this.#checked
    this.#checked = []
    if (claims.length === 0) return
    this.#taken = this.#options.onClaims?.(claims) ?? Promise.resolve()
    this.#taken.catch(() => undefined) // it is awaited later
  }

  async #addVanished(): Promise<void> {
    const { source, asOf, names } = this.#delivery
    const vanished = await findVanished(this.#options.held, {
      source,
      asOf,
      openOnly: this.#openOnly,
      isCovered: ({ companyId, PolicyNumber }) =>
        this.#covered.has(`${companyId} ${(PolicyNumber && names.policy(PolicyNumber)?.line) ?? ''}`),
      isInFile: (number) => this.#numbers.has(number),
    })
    for (const claim of vanished)
      this.#doubtFile(
        'vanished',
        `The portal has ${claim} of this source, and the file does not. It is left as it is.`,
        claim,
      )
  }

  #compareTotals(totals: readonly TableTotals[]): ControlTotal[] {
    const { readings, summary } = this.#delivery
    const isOne = readings.length === 1
    const ofTables = totals.flatMap((total, index) =>
      total.compare(isOne ? undefined : readings[index]?.table.sheet.name),
    )
    const ofSummary = summary.map(({ field, sheet, value }) => {
      const own = totals.filter((_, index) => !sheet || readings[index]?.table.sheet.name === sheet)
      const rows = own.reduce((sum, total) => sum + total.sum(field), 0)
      return { field, ...(sheet && { sheet }), file: value, rows, agrees: isSameAmount(value, rows) }
    })
    return [...ofTables, ...ofSummary]
  }

  #doubtFile(name: Doubt, message: string, claim?: string): void {
    this.#doubtful.push({ row: null, class: name, message, ...(claim !== undefined && { claim }) })
  }
}

const repeatMessage = (kind: 'repeated' | 'contradicted', firstRow: number) =>
  kind === 'repeated'
    ? `The row repeats row ${firstRow}.`
    : `The file has this claim several times with different values, first in row ${firstRow}.`

/** Fills in what is written in the first row of a group only. */
function carryDown(read: ReadRow, { carriedDown }: TableReading, carried: Map<string, string>): ReadRow {
  if (carriedDown.size === 0) return read
  const fields = {
    PolicyNumber: 'policy',
    '#company.code': 'companyCode',
    '#company.name': 'companyName',
    '#line': 'line',
  } as const
  const filled: Partial<Record<(typeof fields)[keyof typeof fields], string>> = {}
  for (const [field, name] of Object.entries(fields) as [keyof typeof fields, (typeof fields)[keyof typeof fields]][]) {
    if (!carriedDown.has(field)) continue
    if (read[name] !== '') carried.set(field, read[name])
    filled[name] = carried.get(field) ?? ''
  }
  return { ...read, ...filled }
}
