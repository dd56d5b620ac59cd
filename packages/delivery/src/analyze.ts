import { TableTotals } from './check/control-totals.ts'
import { draftOfParts, draftOfRow, type ClaimDraft, type Reason } from './check/claim-draft.ts'
import { CarriedValues } from './check/carried-values.ts'
import { Duplicates } from './check/duplicates.ts'
import type { ExistingData, ExistingClaim } from './check/existing-data.ts'
import { checkClaim, type CheckedClaim, type CheckOptions } from './check/check-claim.ts'
import { readRow, type ReadRow } from './check/read-row.ts'
import { findMissingClaims } from './check/missing-claims.ts'
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
import { WritePipeline } from './write-pipeline.ts'
import { texts } from './texts.ts'

export interface AnalyzeOptions extends ReadingOptions {
  readonly existing: ExistingData
  /** Receives the accepted claims in batches, in the order of the file. */
  readonly onClaims?: (claims: readonly CheckedClaim[]) => Promise<void>
}

/**
 * Reads a delivery of claims, maps its columns and checks its rows. Changes no data: `onClaims` receives the accepted
 * claims. For a file without a table of claims, the report has one refusal.
 */
export async function analyzeDelivery(file: DeliveredFile, options: AnalyzeOptions): Promise<DeliveryReport> {
  const delivery = await openDelivery(file, options)
  if (!delivery) return refuseFile(file.name, options, 'not-a-delivery', texts.file.notADelivery(file.name, 'claims'))
  return new Analysis(file, delivery, options).run()
}

/** One analysis of the rows of a delivery. */
class Analysis {
  readonly #file: DeliveredFile
  readonly #delivery: OpenDelivery
  readonly #options: AnalyzeOptions
  readonly #duplicates: Duplicates
  readonly #refused: Finding<Refusal>[] = []
  readonly #doubtful: Finding<Doubt>[] = []
  readonly #counts = { new: 0, changed: 0, unchanged: 0 }
  /** Every claim number in the file, including those of refused rows. */
  readonly #numbers = new Set<string>()
  readonly #covered = new Set<string>()
  readonly #pipeline: WritePipeline<CheckedClaim>
  #rows = 0
  #openOnly = true

  constructor(file: DeliveredFile, delivery: OpenDelivery, options: AnalyzeOptions) {
    this.#file = file
    this.#delivery = delivery
    this.#options = options
    this.#pipeline = new WritePipeline(async (claims) => options.onClaims?.(claims))
    this.#duplicates = new Duplicates((written) => delivery.numberOf(written).number)
  }

  async run(): Promise<DeliveryReport> {
    const { asOf, source, readings, hiddenRows, hiddenSheets } = this.#delivery
    const totals = await this.#readAll()
    for (const reading of readings) await this.#checkTable(reading)
    const controlTotals = this.#compareTotals(totals)
    if (asOf === null) this.#doubtFile('no-as-of-date', texts.file.noValuationDate)
    for (const { field, file, rows, agrees } of controlTotals)
      if (!agrees) this.#doubtFile('wrong-total', texts.file.wrongTotal(field, file, rows))
    if (hiddenRows > 0) this.#doubtFile('hidden-content', texts.file.hiddenRows(hiddenRows))
    if (hiddenSheets.length > 0) this.#doubtFile('hidden-content', texts.file.hiddenSheets(hiddenSheets))
    if (this.#rows === 0) this.#doubtFile('empty-delivery', texts.file.empty('claims'))
    else await this.#addMissingClaims()
    return {
      file: this.#file.name,
      source,
      asOf,
      rows: { ...this.#counts, refused: this.#refused, doubtful: this.#doubtful },
      controlTotals,
      mapping: describeMapping(readings, this.#options.mapping),
    }
  }

  /** Reads all rows once to find repeated rows and add up amounts, before the first claim is checked. */
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
    const carried = new CarriedValues(reading)
    const parts = new Map<string, { rows: ReadRow[]; context: GroupContext; reasons: Reason[] }>()
    for await (const rows of walkTable(reading.table, keyColumnsOf(reading.columns))) {
      const drafts: ClaimDraft[] = []
      for (const { kind, row } of rows) {
        if (kind === 'group') {
          const before = context
          context = afterGroupRow(row, before, this.#delivery.names)
          carried.startGroup(before, context)
        }
        if (kind !== 'data') continue
        const read = carried.fill(readRow(row, reading))
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
    await this.#pipeline.flush()
  }

  #draft(read: ReadRow, context: GroupContext): ClaimDraft {
    const repeat = this.#duplicates.repeatOf(read)
    const reasons: Reason[] =
      repeat.kind === 'first'
        ? []
        : [{ class: 'duplicate-in-file', message: texts.repeat[repeat.kind](repeat.firstRow), row: read.row }]
    return draftOfRow(read, context, reasons)
  }

  /** Refuses an exact repeat of a part and does not add its amounts. Contradicting parts refuse the whole claim. */
  #addPart(
    parts: Map<string, { rows: ReadRow[]; context: GroupContext; reasons: Reason[] }>,
    read: ReadRow,
    context: GroupContext,
  ) {
    const { number } = this.#delivery.numberOf(read.number)
    const claim = parts.get(number) ?? { rows: [], context, reasons: [] }
    parts.set(number, claim)
    const { kind, firstRow } = this.#duplicates.repeatOf(read)
    if (kind === 'repeated') {
      const place = { row: read.row, ...(read.sheet && { sheet: read.sheet }), claim: read.number }
      this.#refused.push({ ...place, class: 'duplicate-in-file', message: texts.repeat[kind](firstRow) })
      return
    }
    if (kind === 'contradicted')
      claim.reasons.push({ class: 'duplicate-in-file', message: texts.repeat[kind](firstRow), row: read.row })
    claim.rows.push(read)
  }

  async #checkDrafts(drafts: readonly ClaimDraft[], reading: TableReading): Promise<void> {
    if (drafts.length === 0) return
    const { existing, accepted = new Set() } = this.#options
    const { names, asOf, source, numberOf } = this.#delivery
    const numbers = drafts.flatMap(({ rows: [row] }) => (row?.number ? [row.number, numberOf(row.number).number] : []))
    const known = new Map((await existing.claims([...new Set(numbers)])).map((claim) => [claim.ClaimNumber, claim]))
    await this.#pipeline.startNext()
    for (const number of numbers) this.#numbers.add(number)
    const existingClaim = (number: string): ExistingClaim | undefined => known.get(number)
    const check: CheckOptions = {
      names,
      conventions: reading.conventions,
      asOf,
      source,
      numberOf,
      existingClaim,
      accepted,
    }
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
    this.#pipeline.add(claims)
  }

  async #addMissingClaims(): Promise<void> {
    const { source, asOf, names } = this.#delivery
    const missing = await findMissingClaims(this.#options.existing, {
      source,
      asOf,
      openOnly: this.#openOnly,
      isCovered: ({ companyId, PolicyNumber }) =>
        this.#covered.has(`${companyId} ${(PolicyNumber && names.policy(PolicyNumber)?.line) ?? ''}`),
      isInFile: (number) => this.#numbers.has(number),
    })
    for (const claim of missing) this.#doubtFile('vanished', texts.file.missingClaim(claim), claim)
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
