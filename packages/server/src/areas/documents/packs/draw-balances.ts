import { fundsOf, type MemberFundAnalysis } from '@captive/api-client/contract'

import type { Drawing } from '../../../pdf/document.ts'
import { formatAmount } from '../../../pdf/format.ts'
import { texts } from './texts.ts'

const { balances: words } = texts

/** The fund balances of each program by premium year, as the financial page shows them. */
export function drawBalances(drawing: Drawing, rows: readonly MemberFundAnalysis[]): void {
  for (const [program, ofProgram] of Map.groupBy(rows, ({ ProgramCd }) => ProgramCd)) {
    drawing.heading(words.program(program))
    for (const { name, years, total } of fundsOf(ofProgram))
      drawing.table({
        name,
        size: 9,
        columns: [
          { header: name, width: 300 },
          { header: words.balance, width: 120, align: 'right' },
        ],
        rows: [
          ...years.map(({ from, to, balance }) => ({ cells: [`${from} – ${to}`, formatAmount(balance)] })),
          { cells: [words.allYears, formatAmount(total)], isTotal: true },
        ],
      })
  }
}
