import { addUp, type Claim } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatDate } from '../../../format/date.ts'
import { formatMoney, formatMoneyAxis } from '../../../format/money.ts'
import { useActiveCompany, useOffers } from '../../../session/session-context.ts'
import { LineChart } from '../../../ui/charts/chart.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Statement } from '../../../ui/statement.tsx'
import { valuationsQuery } from '../queries.ts'
import { texts } from '../texts.ts'

const words = texts.claim.valuations
const { paid, reserved, incurred } = texts.claim.statement

/** The amounts of a claim at each valuation, as a chart and a statement. Renders nothing for a single valuation. */
export function ClaimValuations({ claim: { RecId, ValuationDate } }: { claim: Claim }) {
  const { clientId } = useActiveCompany()
  const isOffered = useOffers()('ClaimValuations')
  const { data: valuations = [] } = useQuery({ ...valuationsQuery(api, clientId, RecId), enabled: isOffered })
  if (valuations.length < 2) return null
  const figures = {
    measure: words.measure,
    labels: valuations.map((valuation) => formatDate(valuation.ValuationDate)),
    series: [{ name: incurred, values: valuations.map(({ TotalIncurred }) => TotalIncurred) }],
    format: formatMoney,
    formatAxis: formatMoneyAxis,
  }
  return (
    <SectionCard wide title={words.title}>
      <LineChart figures={figures} table="elsewhere" />
      <Statement
        title={words.caption}
        asOf={texts.claim.asOf(formatDate(ValuationDate))}
        columns={[paid, reserved, words.recovery, incurred]}
        lines={valuations.toReversed().map((valuation) => ({
          label: words.valued(formatDate(valuation.ValuationDate), valuation.StatusCode),
          amounts: [
            addUp([valuation.LossPaid, valuation.ExpensePaid]),
            addUp([valuation.LossReserve, valuation.ExpenseReserve]),
            valuation.Recovery === 0 ? null : -valuation.Recovery,
            valuation.TotalIncurred,
          ],
        }))}
      />
    </SectionCard>
  )
}
