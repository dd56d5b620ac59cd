import type { AttentionItem, AttentionState } from '@captive/api-client/contract'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'

import { api } from '../../api/api.ts'
import { reasonOf } from '../../api/call-failure.ts'
import { showFailure } from '../../ui/toasts.tsx'
import { texts } from './texts.ts'

const words = texts.page

/** Marks an item as done, snoozes it for a week, or opens it again. */
export function ItemMarks({ item, state }: { item: AttentionItem; state: AttentionState }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (State: AttentionState) =>
      api.setAttentionState({
        body: { Key: item.Key, State, ...(State === 'snoozed' && { Until: inAWeek() }) },
      }),
    onError: (error) => showFailure(reasonOf(error)),
    meta: { stale: ['attention'] },
  })
  const what = texts.rules[item.Rule].what(item)
  const button = (label: string, next: AttentionState) => (
    <Button
      key={next}
      variant="subtle"
      size="sm"
      loading={isPending}
      aria-label={words.marked(what, label)}
      onClick={() => mutate(next)}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs">
      {state === 'open' ? [button(words.done, 'done'), button(words.snooze, 'snoozed')] : button(words.open, 'open')}
    </Group>
  )
}

const inAWeek = () => dayjs().add(7, 'day').format('YYYY-MM-DD')
