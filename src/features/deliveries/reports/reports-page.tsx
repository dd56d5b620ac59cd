import { useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { searchChoice } from '../../../ui/search-choice.ts'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { FiledReports } from './filed-reports.tsx'
import { ReportDownloads } from './report-downloads.tsx'
import { claimStates } from './reports-search.ts'
import { texts } from './texts.ts'

/** /settings/data/reports: staff see which reports became claims, and confirm proposed matches. */
export function ReportsPage() {
  const offers = useOffers()
  const { search, onSearch } = useSearchParams('/_signed-in/_company/settings/data/reports')
  const tabs = claimStates.map((value) => ({ value, label: texts[value] }))
  const choice = searchChoice(claimStates, search.claim, (claim) => onSearch({ claim, page: undefined }))
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      {offers('ReportMatches') ? (
        <PageTabs label={texts.states} tabs={tabs} {...choice}>
          {(state) => (
            <>
              <p>{texts.explained[state]}</p>
              <FiledReports state={state} search={search} onSearch={onSearch} />
              {offers('ReportExports') ? <ReportDownloads search={search} /> : null}
            </>
          )}
        </PageTabs>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}
