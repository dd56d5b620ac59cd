import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { Callout } from '../../../ui/callout.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import { texts } from './texts.ts'

/** Shows that documents were filed, with a button to undo it. */
export function FiledNote({ batchId, count }: { batchId: string; count: number }) {
  const undo = useMutation({
    mutationFn: () => api.undoDocuments({ body: { BatchId: batchId } }),
    meta: { stale: ['documents', 'activity-log'] },
    onError: (error) => showFailure(texts.notUndone(reasonOf(error))),
  })
  if (undo.isSuccess) return <Callout tone="info" title={texts.undone} live="polite" />
  return (
    <Callout
      tone="ok"
      title={texts.filed(count)}
      live="polite"
      action={
        <Button loading={undo.isPending} onClick={() => undo.mutate()}>
          {texts.undo}
        </Button>
      }
    >
      {texts.filedHint}
    </Callout>
  )
}
