import { openItems, type ItemKind } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatAge } from '../../../format/age.ts'
import { formatMoney } from '../../../format/money.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { Metric, Metrics } from '../../../ui/metrics.tsx'
import { formatScore } from './format-score.ts'
import { technologyServicesQuery, warrantiesQuery } from './queries.ts'
import { totalOf } from './service-total.ts'
import { texts } from './texts.ts'
import { useBestPracticesScore } from './use-best-practices-score.ts'

/** The metrics at the top of the page: score, open items and contracted services. */
export function LossPreventionFigures() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  return (
    <Metrics>
      {can('003-001-001') && programRecId !== null ? <ScoreFigure programId={programRecId} /> : null}
      {can('003-001-003') ? (
        <>
          <OpenFigure label={texts.metrics.openWarranties} kind="warranty" />
          <OpenFigure label={texts.metrics.openRecommendations} kind="recommendation" />
        </>
      ) : null}
      {can('003-001-002') ? <ContractedFigure /> : null}
    </Metrics>
  )
}

function ScoreFigure({ programId }: { programId: number }) {
  const { data, isLoadingError, refetch } = useBestPracticesScore(programId)
  if (data === null) return null
  return (
    <Metric
      label={texts.metrics.score}
      value={data && formatScore(data.percent)}
      {...(data && {
        detail: data.missing.length > 0 ? texts.metrics.missing(data.missing.length) : texts.metrics.allInPlace,
      })}
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
    <Metric
      label={label}
      value={open && String(open.length)}
      {...(oldest && { detail: texts.metrics.oldest(oldest) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function ContractedFigure() {
  const { data, isLoadingError, refetch } = useQuery(technologyServicesQuery(api, useActiveCompany().clientId))
  if (data?.length === 0) return null
  const total = data && totalOf(data)
  return (
    <Metric
      label={texts.metrics.technologyServices}
      value={total === undefined ? undefined : formatMoney(total)}
      {...(data && { detail: texts.metrics.contracted(data.length) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
