import type { Api, StandIns } from '@captive/api-client'
import { endorsementDays, type EndorsementRequest } from '@captive/api-client/contract'
import { templateHtml } from '@captive/form-engine/claim'

import { portalConfig } from '../config.ts'

type SpecifiedApi = Pick<Api, 'createEntry' | 'sendEmail'>

/**
 * A vehicle change by the three calls of the specification (areas §7): a mail to the endorsements mailbox, an entry, and a
 * confirmation to the person who asked. Once the mailbox has it, a failure of the other two changes nothing (AMB-161).
 * @param owner the email address of the person who is signed in
 */
export const endorsementStandIns = (
  api: SpecifiedApi,
  owner: () => string,
): Pick<StandIns, 'requestEndorsement' | 'getEndorsements'> => ({
  getEndorsements: async () => [],
  requestEndorsement: async ({ body }) => {
    const rows = rowsOf(body)
    const mail = (To: string, Subject: string, heading: string, more: readonly Row[] = []) => {
      const Body = templateHtml(heading, [{ title: '', rows: [...more, ...rows] }])
      return api.sendEmail({ query: { To, Subject, Body } } as Parameters<Api['sendEmail']>[0]) // its body is optional
    }
    await mail(portalConfig.endorsementsEmail, `${body.change}: ${body.COMPANY}`, `${body.change} request`, [
      { label: 'Requested by', value: owner() },
    ])
    const Content = rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    const processed = `Endorsements are processed within ${endorsementDays} days.`
    await Promise.allSettled([
      api.createEntry({ body: { Origin: 'Endorsements', User: owner(), Content } }),
      mail(owner(), `We have your request: ${body.change}`, `Thank you for the request. ${processed}`),
    ])
  },
})

interface Row {
  label: string
  value: string
}

function rowsOf(request: EndorsementRequest): Row[] {
  return Object.entries(request).map(([label, value]) => ({
    label: label === 'change' ? 'Request' : label,
    value: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value,
  }))
}
