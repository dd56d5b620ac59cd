import { endorsementDueOn, toEndorsementRequest } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { templateSections, type TemplateSection } from '@captive/form-engine/claim'

import type { api as portalApi } from '../../api/api.ts'
import { inTab, type StoredEntry } from '../../stored-keys.ts'

/** The submitted answers and the due date. */
export interface RequestReceipt {
  sections: readonly TemplateSection[]
  /** Day by which the request is processed, yyyy-MM-dd. */
  dueOn: string
}

interface Sending {
  api: Pick<typeof portalApi, 'requestEndorsement'>
  form: Form
  /** The version of the additional questions; undefined if the form has no such questions. */
  version: number | undefined
  clientId: number
  /** Storage key of the unanswered request in this tab. */
  storageKey: string
}

/**
 * Sends vehicle changes idempotently: the same answers keep their request id until the server responds, even after a
 * reload. If a response is lost, the server recognizes the retry and creates no second request.
 */
export function requestSender({ api, form, version, clientId, storageKey }: Sending) {
  const unanswered = inTab('sent', storageKey)
  return async (answers: Answers): Promise<RequestReceipt> => {
    const body = toEndorsementRequest(form.outcome(answers), version)
    const RequestId = requestIdOf(unanswered, JSON.stringify(body))
    await api.requestEndorsement({ query: { ClientId: clientId, RequestId }, body })
    unanswered.remove()
    // The server counts days in UTC. Doing the same keeps this date equal to that in the email and in the list.
    const dueOn = endorsementDueOn(new Date().toISOString().slice(0, 10))
    return { sections: templateSections(form, answers), dueOn }
  }
}

/** The id of an unanswered request with this content, or a new id. */
function requestIdOf(unanswered: StoredEntry, content: string): string {
  const stored = unanswered.read()
  const [id, storedContent] = stored === null ? [] : (JSON.parse(stored) as [string, string])
  if (id !== undefined && storedContent === content) return id
  const newId = crypto.randomUUID()
  unanswered.write(JSON.stringify([newId, content]))
  return newId
}
