/** How the columns of one table are read. */
export interface TableMapping {
  /** Column header → a field of the kind, or a reference such as `#company.name`. */
  readonly columns: Readonly<Record<string, string>>
  /** Headers of columns that are not imported. */
  readonly ignored?: readonly string[]
  /** The header row, or the first and last header row; `repeated` if each group repeats the header. */
  readonly headRow?: number | readonly [number, number] | 'repeated'
}

/**
 * How the files of one source are read. The importer detects everything that the mapping does not state. It ignores
 * other members, such as `encoding` in older mappings.
 */
export interface Mapping extends Partial<TableMapping> {
  /** Mappings by sheet, if the sheets have different headers. */
  readonly sheets?: Readonly<Record<string, TableMapping>>
  readonly sheet?: string
  /** File values → portal values, by field. */
  readonly valueMaps?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** `several: add up the amounts by …` if a claim has several rows. */
  readonly rowsPerClaim?: string
  readonly conventions?: {
    /** Whether recoveries are already deducted from the total. */
    readonly incurred?: 'net' | 'gross'
    readonly recovery?: 'positive' | 'negative'
    /** Such as `MM/DD/YYYY`, or `typed cells`. */
    readonly dates?: string
    readonly decimal?: '.' | ','
    readonly [other: string]: string | undefined
  }
}
