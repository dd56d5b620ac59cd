import { IconUpload } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'

import { ChooseFilesButton } from '../../../ui/choose-files-button.tsx'
import { useDropTarget } from '../../../ui/dropped-files.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import type { ReadForm } from '../definition-files.ts'
import { texts } from '../texts.ts'
import { Findings } from './findings.tsx'
import classes from './publish.module.css'
import { Review } from './review.tsx'

const words = texts.publish
const accept = '.xlsx,.xlsm,.xls,.csv,.json'

/** Chooses a definition file, shows its errors or the changes it would make, and publishes it. */
export function PublishForm({ reading }: { reading: UseMutationResult<ReadForm, Error, readonly File[]> }) {
  const root = useDropTarget(reading.mutate, reading.isPending)
  const { data, error, isPending } = reading
  const errors = data?.findings.filter(({ severity }) => severity === 'error') ?? []
  return (
    <div ref={root} className={classes.root}>
      <ChooseFilesButton
        multiple
        accept={accept}
        leftSection={<IconUpload size={22} aria-hidden />}
        disabled={isPending}
        onFiles={reading.mutate}
      >
        {words.choose}
      </ChooseFilesButton>
      <p className={classes.hint}>{words.kinds}</p>
      {isPending ? <LoadingState label={words.reading} /> : null}
      {error ? (
        <Callout tone="error" title={words.unreadable} live="assertive">
          {error.message}
        </Callout>
      ) : null}
      {data && errors.length > 0 ? (
        <Callout tone="error" title={words.errors(errors.length)} live="assertive">
          {words.errorsHint}
        </Callout>
      ) : null}
      {data && errors.length === 0 ? <Callout tone="ok" title={words.noErrors(data.name)} live="polite" /> : null}
      {data ? <Findings findings={data.findings} /> : null}
      {data && errors.length === 0 ? (
        <Review key={reading.submittedAt} read={data} onPublished={reading.reset} />
      ) : null}
    </div>
  )
}
