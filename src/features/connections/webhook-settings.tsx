import type { Webhook } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatTimestamp } from '../../format/date.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { UrlText } from './url-text.tsx'
import { webhookQuery } from './queries.ts'
import { texts } from './texts.ts'
import { WebhookActions } from './webhook-actions.tsx'

const words = texts.webhook

/** The URL to which filed reports are sent, and its actions. */
export function WebhookSettings() {
  const webhook = useQuery(webhookQuery(api))
  return (
    <>
      <p>{words.about}</p>
      <QueryView
        query={webhook}
        pending={<LoadingState label={words.loading} shape="rows" count={2} />}
        failed={words.failed}
      >
        {({ webhook: found }) => (
          <>
            {found ? <WebhookFacts webhook={found} /> : <p>{words.none}</p>}
            <WebhookActions webhook={found} />
          </>
        )}
      </QueryView>
    </>
  )
}

function WebhookFacts({ webhook: { Url, ChangedAt, ChangedBy, OldSecretUntil } }: { webhook: Webhook }) {
  return (
    <FactList
      facts={[
        { term: words.url, value: <UrlText>{Url}</UrlText> },
        { term: words.changed, value: words.changedBy(formatTimestamp(ChangedAt), ChangedBy) },
        { term: words.overlap, value: formatTimestamp(OldSecretUntil) },
      ]}
    />
  )
}
