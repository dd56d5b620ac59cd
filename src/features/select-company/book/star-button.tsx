import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { showFailure } from '../../../ui/toasts.tsx'
import { texts } from '../texts.ts'
import type { BookRow } from './book-rows.ts'

/** A button that keeps a company at the top of the book. */
export function StarButton({ row: { ClientId, name, IsStarred } }: { row: BookRow }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.starCompany({ query: { ClientId }, body: { IsStarred: !IsStarred } }),
    onError: () => showFailure(texts.book.starFailed),
    meta: { stale: ['attention'] },
  })
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={texts.book.star(name)}
      aria-pressed={IsStarred}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {IsStarred ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} aria-hidden />}
    </ActionIcon>
  )
}
