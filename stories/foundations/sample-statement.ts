import type { StatementLine } from '../../src/ui/statement.tsx'

export const sampleYears = ['2021', '2022', '2023', '2024']

/** Each total is the sum of the known amounts above it. */
export const sampleStatement: StatementLine[] = [
  { label: 'A fund' },
  { label: 'Gross premium', amounts: [412_300, 438_950.5, 460_000, 475_120] },
  { label: 'Claims and expenses paid', amounts: [-188_400.25, -240_010, -96_310.75, -41_200] },
  { label: 'Claims and expenses reserved', amounts: [null, -12_500, -88_000, 'not yet valued'] },
  { label: 'A fund balance', amounts: [223_899.75, 186_440.5, 275_689.25, 'Pending'], sum: 'subtotal' },
  { label: 'B fund' },
  { label: 'Gross premium, severity', amounts: [98_000, 99_500, 101_000, 104_250] },
  { label: 'Severity claims paid', amounts: [null, -312_000, null, null] },
  { label: 'B fund balance', amounts: [98_000, -212_500, 101_000, 104_250], sum: 'subtotal' },
  { label: 'Balance of both funds', amounts: [321_899.75, -26_059.5, 376_689.25, 'Pending'], sum: 'total' },
]
