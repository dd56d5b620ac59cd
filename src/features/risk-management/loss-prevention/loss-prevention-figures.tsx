import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatAge } from '../../../format/age.ts'
import { formatMoney } from '../../../format/money.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figures.tsx'
import { formatScore } from './best-practice-score.ts'
import { openItems, type ItemKind } from './open-items.ts'
import { technologyServicesQuery, warrantiesQuery } from './queries.ts'
import { totalOf } from './service-total.ts'
import { useScore } from './use-score.ts'

/** The answer before the parts: how good prevention is, what is left to mend, and what was contracted. */
export function LossPreventionFigures() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  return (
    <KeyFigures>
      {can('003-001-001') && programRecId !== null ? <ScoreFigure programId={programRecId} /> : null}
      {can('003-001-003') ? (
        <>
          <OpenFigure label="Open warranties" kind="warranty" />
          <OpenFigure label="Open recommendations" kind="recommendation" />
        </>
      ) : null}
      {can('003-001-002') ? <ContractedFigure /> : null}
    </KeyFigures>
  )
}

function ScoreFigure({ programId }: { programId: number }) {
  const { data, isLoadingError, refetch } = useScore(programId)
  if (data === null) return null
  return (
    <KeyFigure
      label="Best Practices Score"
      value={data && formatScore(data.percent)}
      {...(data && { detail: data.missing.length > 0 ? `${data.missing.length} not in place yet` : 'All in place' })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function OpenFigure({ label, kind }: { label: string; kind: ItemKind }) {
  const { data, isLoadingError, refetch } = useQuery(warrantiesQuery(api, useActiveCompany().clientId))
  if (data?.length === 0) return null
  const open = data && openItems(data, kind)
  const oldest = open?.[0] && formatAge(open[0].DateInitiated)
  return (
    <KeyFigure
      label={label}
      value={open && String(open.length)}
      {...(oldest && { detail: `The oldest for ${oldest}` })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function ContractedFigure() {
  const { data, isLoadingError, refetch } = useQuery(technologyServicesQuery(api, useActiveCompany().clientId))
  if (data?.length === 0) return null
  const total = data && totalOf(data)
  return (
    <KeyFigure
      label="Technology services"
      value={total === undefined ? undefined : formatMoney(total)}
      {...(data && { detail: `${data.length} contracted` })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
