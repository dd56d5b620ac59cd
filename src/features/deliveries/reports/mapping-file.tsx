import type { ReportMapping } from '@captive/api-client/contract'
import { useMutation, useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { formatDate } from '../../../format/date.ts'
import { ChooseFilesButton } from '../../../ui/choose-files-button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import classes from './matched-claims.module.css'
import { reportMappingQuery } from './queries.ts'
import { texts } from './texts.ts'

const words = texts.mapping

/** The mapping of the CSV file, to download and to replace with a file. */
export function MappingFile() {
  const mapping = useQuery(reportMappingQuery(api))
  const replace = useMutation({
    mutationFn: async (file: File) => api.replaceReportMapping({ body: await readMapping(file) }),
    meta: { stale: ['claim-reporting', 'activity-log'] },
    onSuccess: () => showSuccess(words.done),
  })
  return (
    <QueryView query={mapping} pending={<LoadingState label={words.loading} count={1} />} failed={words.notLoaded}>
      {({ Mapping, Version, By, At }) => (
        <>
          <p>{Version === null ? words.own : words.version(Version, By ?? '', formatDate(At))}</p>
          <div className={classes.actions}>
            <DownloadButton
              label={words.download}
              fileName={words.file}
              variant="subtle"
              load={async () => new Blob([JSON.stringify(Mapping, null, 2)], { type: 'application/json' })}
            />
            <ChooseFilesButton
              accept=".json,application/json"
              size="sm"
              variant="subtle"
              loading={replace.isPending}
              onFiles={([file]) => file && replace.mutate(file)}
            >
              {words.replace}
            </ChooseFilesButton>
          </div>
          {replace.error ? <p role="alert">{words.failed(reasonOf(replace.error))}</p> : null}
        </>
      )}
    </QueryView>
  )
}

/** @throws SyntaxError if the file is not JSON; the server refuses JSON that is not a mapping */
const readMapping = async (file: File): Promise<ReportMapping> => {
  try {
    return JSON.parse(await file.text()) as ReportMapping // the server validates it
  } catch {
    throw new SyntaxError(words.notJson(file.name))
  }
}
