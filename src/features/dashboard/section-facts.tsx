import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { documentsIn } from '../../documents/document-facts.ts'
import { isNewSince, useLastVisit } from '../../documents/last-visit.ts'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { formatDate } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { fundFigure } from '../../funds/fund-words.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { webinarsQuery } from './queries.ts'
import { texts } from './texts.ts'

// One live fact for each line of a section page. Renders nothing while loading, on failure, or if there is no fact
// (GEN-008).

/** '$1,204,310 as of 09/30/2026', for users who may see the funds. */
export function FundTotal() {
  const can = useCan()
  const permitted = can('001-006') || can('002-004-001')
  const funds = useQuery({ ...fundsQuery(api, useActiveCompany().clientId), enabled: permitted })
  const figure = funds.data && fundFigure(funds.data)
  return figure ? <span>{`${formatMoney(figure.total, 0)} ${figure.asOf}`}</span> : null
}

/** 'Next webinar on 11/28/2026', for users who may see webinars. */
export function NextWebinar() {
  const webinars = useQuery({ ...webinarsQuery(api), enabled: useCan()('005-001-002') })
  const [next] = webinars.data ?? []
  return next ? <span>{texts.sections.nextWebinar(formatDate(next.startsAt))}</span> : null
}

/** '3 new documents': governance documents filed since the last visit. */
export function NewGovernanceDocuments() {
  const visit = useLastVisit()
  const { programRecId } = useActiveCompany()
  const documents = useQuery({ ...programDocumentsQuery(api, programRecId ?? 0), enabled: programRecId !== null })
  const count = documentsIn(documents.data ?? [], 'Governance').filter((filed) => isNewSince(visit, filed)).length
  return count > 0 ? <span>{texts.sections.newDocuments(count)}</span> : null
}
