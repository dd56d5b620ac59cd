import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

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
  const chooseAgain = useRef<() => void>(null)
  const take = (files: File[]) => {
    chooseAgain.current?.() // otherwise the browser ignores the same file after it was corrected
    if (files.length > 0) reading.mutate(files)
  }
  const root = useDropTarget(take, reading.isPending)
  const { data, error, isPending } = reading
  const errors = data?.findings.filter(({ severity }) => severity === 'error') ?? []
  return (
    <div ref={root} className={classes.root}>
      <FileButton multiple accept={accept} resetRef={chooseAgain} onChange={take}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={22} aria-hidden />} disabled={isPending}>
            {words.choose}
          </Button>
        )}
      </FileButton>
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
