import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatMoney } from '../../format/money.ts'
import { fundFigure } from '../../funds/fund-words.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx'
import { sumOf, type MovementRow } from './movement-rows.ts'
import { movementsQuery } from './queries.ts'

/** The answer before the accounts: what the funds hold, as on the dashboard, what was assessed and what came back. */
export function FinancialFigures() {
  const can = useCan()
  return (
    <KeyFigures>
      {can('002-004-001') ? <FundsTogether /> : null}
      {can('002-004-004') ? (
        <>
          <Movements label="Assessed in five years" kind="assessment" />
          <Movements label="Distributed in five years" kind="distribution" />
        </>
      ) : null}
    </KeyFigures>
  )
}

function FundsTogether() {
  const { data, isLoadingError, refetch } = useQuery(fundsQuery(api, useActiveCompany().clientId))
  const figure = data && fundFigure(data)
  if (data && !figure) return null
  return (
    <KeyFigure
      label="Fund balance"
      value={figure && formatMoney(figure.total)}
      {...(figure && { asOf: figure.asOf, course: figure.course })}
      {...(figure?.moved && { moved: figure.moved })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function Movements({ label, kind }: { label: string; kind: MovementRow['kind'] }) {
  const { data, isLoadingError, refetch } = useQuery(movementsQuery(api, useActiveCompany().clientId))
  const ofKind = data?.filter((row) => row.kind === kind)
  if (ofKind?.length === 0) return null
  if (ofKind?.every(({ amount }) => amount === null)) return <KeyFigure label={label} value="Pending" />
  const sum = data && sumOf(data, kind)
  return (
    <KeyFigure
      label={label}
      value={sum && formatMoney(sum.total)}
      {...(sum && sum.pending > 0 && { detail: `${sum.pending} pending` })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
