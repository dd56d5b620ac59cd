import { Button } from '@mantine/core'
import type { WebhookMessage } from '@captive/api-client/contract'

import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { texts } from './texts.ts'

const words = texts.messages
const headers = words.columns

/** Only a dead letter needs a decision, so only it is a warning. */
const tones: Record<WebhookMessage['State'], Tone> = {
  waiting: 'quiet',
  sent: 'ok',
  dead: 'warning',
  discarded: 'quiet',
}

interface Actions {
  onAgain: (message: WebhookMessage) => void
  onDiscard: (message: WebhookMessage) => void
}

/** The columns of the messages, with actions for dead letters. */
export const messageColumns = ({ onAgain, onDiscard }: Actions): DataColumn<WebhookMessage>[] => [
  { id: 'number', header: headers.number, kind: 'identifier', value: ({ ConfirmationNum }) => ConfirmationNum },
  {
    id: 'state',
    header: headers.state,
    value: ({ State }) => words.states[State],
    cell: ({ State }) => <StatusBadge tone={tones[State]}>{words.states[State]}</StatusBadge>,
    minWidth: 12,
  },
  { id: 'tries', header: headers.tries, kind: 'count', value: ({ Tries }) => Tries },
  { id: 'error', header: headers.error, value: ({ LastError }) => LastError },
  { id: 'filed', header: headers.filed, kind: 'moment', value: ({ CreatedAt }) => CreatedAt },
  { id: 'sent', header: headers.sent, kind: 'moment', value: ({ SentAt }) => SentAt },
  {
    id: 'actions',
    header: headers.actions,
    value: () => null,
    sortable: false,
    cell: (message) =>
      message.State === 'dead' ? (
        <>
          <Button variant="subtle" aria-label={words.againOf(message.ConfirmationNum)} onClick={() => onAgain(message)}>
            {words.again}
          </Button>
          <Button
            variant="subtle"
            aria-label={words.discardOf(message.ConfirmationNum)}
            onClick={() => onDiscard(message)}
          >
            {words.discard}
          </Button>
        </>
      ) : null,
  },
]
