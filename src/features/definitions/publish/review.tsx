import type { DefinitionsReview } from '@captive/api-client/contract'
import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import type { ReadForm } from '../definition-files.ts'
import { FailedPublication } from '../failed-publication.tsx'
import { texts } from '../texts.ts'
import { usePublication } from '../use-publication.ts'
import classes from './publish.module.css'

const words = texts.publish

interface ReviewProps {
  read: Pick<ReadForm, 'form' | 'tables'>
  onPublished: () => void
}

/** The changes that a file would make for members and for unfinished reports, and the button to publish it. */
export function Review({ read, onPublished }: ReviewProps) {
  const { form: Form, tables: Tables } = read
  const review = useQuery({
    queryKey: ['definitions', null, 'review', Form, Tables],
    queryFn: ({ signal }) => api.reviewDefinitions({ body: { Form, Tables } }, { signal }),
  })
  return (
    <QueryView query={review} pending={<LoadingState label={words.reviewing} />} failed={{ title: words.notReviewed }}>
      {(found) => <Reviewed review={found} read={read} onPublished={onPublished} />}
    </QueryView>
  )
}

function Reviewed({ review: { changes, lost }, read, onPublished }: ReviewProps & { review: DefinitionsReview }) {
  const { field, send, isPending, error } = usePublication(
    (Reason) => api.publishDefinitions({ body: { Form: read.form, Tables: read.tables, Reason } }),
    () => {
      showSuccess(words.done)
      onPublished()
    },
  )
  if (changes.length === 0) return <p>{words.unchanged}</p>
  return (
    <>
      <Title order={3}>{words.changes}</Title>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={`${change.recId} ${change.what}`}>{sentenceOf(change)}</li>
        ))}
      </ul>
      <Title order={3}>{words.lost}</Title>
      {lost.length === 0 ? (
        <p>{words.noneLost}</p>
      ) : (
        <ul className={classes.changes}>
          {lost.map(({ label, reports }) => (
            <li key={label}>{words.lostAnswer(label, reports)}</li>
          ))}
        </ul>
      )}
      <TextField {...field} />
      <p className={classes.hint}>{words.effect}</p>
      <FailedPublication error={error} />
      <Button className={classes.send ?? ''} variant="filled" loading={isPending} onClick={send}>
        {words.send}
      </Button>
    </>
  )
}

function sentenceOf({ kind, label, what, before, after }: DefinitionsReview['changes'][number]): string {
  if (kind === 'added') return words.added(label)
  return kind === 'removed' ? words.removed(label) : words.changed(label, what, before, after)
}
