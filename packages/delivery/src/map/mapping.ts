/** How the columns of one table are read. */
export interface TableMapping {
  /** The head of a column → a field of the kind, or a reference such as `#company.name`. */
  readonly columns: Readonly<Record<string, string>>
  /** Heads of columns that are left out. */
  readonly ignored?: readonly string[]
  /** The row of the head, or its first and last row; `repeated` if it returns for each group. */
  readonly headRow?: number | readonly [number, number] | 'repeated'
}

/**
 * How the files of one source are read. What a mapping leaves out is recognized in the file. Sentences such as
 * `from the title` have the form in which the importer writes them.
 */
export interface Mapping extends Partial<TableMapping> {
  /** Mappings by sheet, where sheets have different heads. */
  readonly sheets?: Readonly<Record<string, TableMapping>>
  readonly sheet?: string
  readonly encoding?: string
  readonly separator?: string
  /** Values of the file → values of the portal, by field. */
  readonly valueMaps?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** `from the title` or `from the group row "INSURED: …"`. */
  readonly company?: string
  /** `from the group row "Policy: …"` or `from company, line and loss date`. */
  readonly policy?: string
  /** `from the sheet` or `from the title`. */
  readonly line?: string
  /** `several: add up the amounts by …` if a claim has several rows. */
  readonly rowsPerClaim?: string
  /** Fields that are calculated from columns; written for people. */
  readonly derived?: Readonly<Record<string, string>>
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
