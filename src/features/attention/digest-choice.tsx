import { useMutation, useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { digestQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The checkbox for the weekly mail. Renders nothing until its state is loaded. */
export function DigestChoice() {
  const digest = useQuery(digestQuery(api))
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (IsWanted: boolean) => api.setDigest({ body: { IsWanted } }),
    onError: () => showFailure(texts.page.digestFailed),
    meta: { stale: ['attention'] },
  })
  if (!digest.data) return null
  return (
    <CheckField
      label={texts.page.digest}
      description={texts.page.digestHint}
      checked={isPending ? variables : digest.data.IsWanted}
      onChange={mutate}
    />
  )
}
