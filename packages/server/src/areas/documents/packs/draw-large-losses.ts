import type { Drawing } from '../../../pdf/document.ts'
import { formatAmount, formatDate } from '../../../pdf/format.ts'
import type { LossRun } from '../../claims/index.ts'
import { texts } from './texts.ts'

/** The incurred total, in dollars, from which a loss counts as large. */
const largeLossDollars = 100_000

const { largeLosses: words } = texts

/** The claims of a loss run with the highest cost, largest first. */
export function drawLargeLosses(
  drawing: Drawing,
  { policies }: LossRun,
  { withoutNames }: { withoutNames: boolean },
): void {
  const losses = policies
    .flatMap(({ PolicyNumber, LOB, claims }) => claims.map((claim) => ({ ...claim, PolicyNumber, LOB })))
    .filter(({ TotalIncurred }) => TotalIncurred >= largeLossDollars)
    .toSorted((one, other) => other.TotalIncurred - one.TotalIncurred)
  drawing.paragraph(words.intro(formatAmount(largeLossDollars).replace('.00', '')))
  if (losses.length === 0) {
    drawing.paragraph(words.none)
    return
  }
  drawing.table({
    name: texts.chapters.largeLosses,
    size: 9,
    columns: [
      { header: words.claim, width: 90 },
      { header: words.line, width: 130 },
      { header: words.lossDate, width: 70 },
      { header: withoutNames ? words.type : words.claimant, width: 200 },
      { header: words.status, width: 80 },
      { header: words.incurred, width: 100, align: 'right' },
    ],
    rows: losses.map((claim) => ({
      cells: [
        `${claim.ClaimNumber}\n${claim.PolicyNumber}`,
        claim.LOB,
        formatDate(claim.LossDate),
        withoutNames ? claim.LossType : `${claim.ClaimantName}\n${claim.LossType}`,
        claim.StatusCode,
        formatAmount(claim.TotalIncurred),
      ],
    })),
  })
}
