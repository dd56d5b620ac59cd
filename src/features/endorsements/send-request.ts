import { endorsementDueOn, toEndorsementRequest } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { templateSections, type TemplateSection } from '@captive/form-engine/claim'

import type { api as portalApi } from '../../api/api.ts'
import { inTab, type StoredEntry } from '../../stored-keys.ts'

/** What was sent, as the form shows it. */
export interface RequestReceipt {
  sections: readonly TemplateSection[]
  /** By when it is processed, yyyy-MM-dd. */
  dueOn: string
}

interface Sending {
  api: Pick<typeof portalApi, 'requestEndorsement'>
  form: Form
  clientId: number
  /** Names what this tab keeps of a request until it is answered. */
  keptAs: string
}

/**
 * Sends vehicle changes. The same answers go under the same id until they are answered, also after a reload: where an
 * answer was lost, the server knows the request again and makes no second one.
 */
export function requestSender({ api, form, clientId, keptAs }: Sending) {
  const sent = inTab('sent', keptAs)
  return async (answers: Answers): Promise<RequestReceipt> => {
    const body = toEndorsementRequest(form.project(answers))
    const RequestId = idOf(sent, JSON.stringify(body))
    await api.requestEndorsement({ query: { ClientId: clientId, RequestId }, body })
    sent.remove()
    // The server counts days by UTC: the mail, the list and this say the same one, also in an American evening.
    const dueOn = endorsementDueOn(new Date().toISOString().slice(0, 10))
    return { sections: templateSections(form, answers), dueOn }
  }
}

/** The id that this content was sent under before and not answered, or a new one. */
function idOf(kept: StoredEntry, content: string): string {
  const sent = kept.read()
  const [id, before] = sent === null ? [] : (JSON.parse(sent) as [string, string])
  if (id !== undefined && before === content) return id
  const fresh = crypto.randomUUID()
  kept.write(JSON.stringify([fresh, content]))
  return fresh
}
