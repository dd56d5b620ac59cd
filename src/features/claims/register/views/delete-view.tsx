import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../../api/api.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { showFailure } from '../../../../ui/toasts.tsx'
import { texts } from '../../texts.ts'
import { claimViewsQuery } from '../queries.ts'

const words = texts.register.views

/** Deletes a saved view after confirmation. */
export function DeleteView({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.deleteClaimView({ query: { Name: name } }),
    onSuccess: () => {
      onDeleted()
      return queries.invalidateQueries({ queryKey: claimViewsQuery(api).queryKey })
    },
    onError: () => showFailure(words.notDeleted),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.deleteTitle(name)}
        confirmLabel={words.delete}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {words.deleteDetails}
      </ConfirmDialog>
    </>
  )
}
