import { api } from '../../../api/api.ts'
import { useCan } from '../../../session/session-context.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import classes from './matched-claims.module.css'
import { MappingFile } from './mapping-file.tsx'
import { toReportQuery } from './report-query.ts'
import { claimStates, type ReportsSearch } from './reports-search.ts'
import { texts } from './texts.ts'

const words = texts.downloads
const formats = ['json', 'csv', 'froi'] as const

/** Downloads of the filtered reports, for other systems. */
export function ReportDownloads({ search }: { search: ReportsSearch }) {
  const { claim: Claim = claimStates[0], ...filters } = search
  const allowed = useCan()('006-001')
  return (
    <SectionCard title={words.title} note={words.note}>
      <div className={classes.actions}>
        {formats.map((As) => (
          <DownloadButton
            key={As}
            label={words.formats[As]}
            fileName={words.files[As]}
            allowed={allowed}
            load={({ signal, onProgress }) =>
              api.exportReports(
                { query: { As, Claim, ...toReportQuery(filters) } },
                { signal, onDownloadProgress: onProgress },
              )
            }
          />
        ))}
      </div>
      <MappingFile />
    </SectionCard>
  )
}
