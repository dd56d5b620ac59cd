import type { Api, StandIns } from '@captive/api-client'
import { endorsementDays, type EndorsementRequest } from '@captive/api-client/contract'
import { templateHtml } from '@captive/form-engine/claim'

import { portalConfig } from '../config.ts'
import { texts } from './texts.ts'

type SpecifiedApi = Pick<Api, 'createEntry' | 'sendEmail'>

/**
 * Requests an endorsement with the three calls of the specification: an email to the mailbox, an entry, and a
 * confirmation email. After the first call succeeds, failures of the others are ignored (AMB-161).
 * @param owner returns the email of the signed-in user
 */
export const endorsementStandIns = (
  api: SpecifiedApi,
  owner: () => string,
): Pick<StandIns, 'requestEndorsement' | 'getEndorsements' | 'getEndorsementQuestions'> => ({
  getEndorsements: async () => [],
  getEndorsementQuestions: async () => null,
  requestEndorsement: async ({ body }) => {
    const rows = rowsOf(body)
    const mail = (To: string, Subject: string, heading: string, more: readonly Row[] = []) => {
      const Body = templateHtml(heading, [{ title: '', rows: [...more, ...rows] }])
      return api.sendEmail({ query: { To, Subject, Body } } as Parameters<Api['sendEmail']>[0]) // the body is optional
    }
    await mail(
      portalConfig.endorsementsEmail,
      texts.toMailbox(body.change, body.COMPANY),
      texts.mailboxHeading(body.change),
      [{ label: texts.requestedBy, value: owner() }],
    )
    const Content = rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

    await Promise.allSettled([
      api.createEntry({ body: { Origin: 'Endorsements', User: owner(), Content } }),
      mail(owner(), texts.toMember(body.change), texts.memberHeading(endorsementDays)),
    ])
  },
})

interface Row {
  label: string
  value: string
}

function rowsOf({ Further: _, ...request }: EndorsementRequest): Row[] {
  return Object.entries(request).map(([label, value]) => ({
    label: label === 'change' ? texts.request : label,
    value: typeof value === 'boolean' ? (value ? texts.yes : texts.no) : value,
  }))
}
