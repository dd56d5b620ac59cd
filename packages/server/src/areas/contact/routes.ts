import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { brandOfCompany } from '../../brand/brand-of-company.ts'
import { contactEntries } from '../../database/tables/operation.ts'
import { plainAddress } from '../../mail/address.ts'
import { cleanHtml } from '../../mail/clean-html.ts'
import { letter } from '../../mail/letter.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import type { Dependencies } from '../../dependencies.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { texts } from './texts.ts'

export function contactRoutes({ config, threads }: Dependencies): Implementation[] {
  const mailboxes = Object.values(config.mailboxes).map((mailbox) => mailbox.toLowerCase())

  return [
    implement(
      contract.createEntry,
      async ({ body, session, inTransaction }) => {
        const { Origin, Content } = body
        await inTransaction((tx) =>
          tx.insert(contactEntries).values({ Origin, Content, User: session.email, UsersRecId: session.userId }),
        )
        return succeeded
      },
      { attempts: 'message' },
    ),

    implement(
      contract.sendEmail,
      async ({ query, body, session, inTransaction }) => {
        const to = plainAddress(query.To)
        const toMailbox = mailboxes.includes(to)
        if (!toMailbox && to !== session.email) return failed(texts.otherRecipient)
        const content = body?.Body ?? query.Body ?? ''
        if (content.trim() === '') return failed(texts.emptyMessage)
        const subject = query.Subject.trim() || texts.subject
        const safe = await cleanHtml(threads, content)
        await inTransaction(async (tx) => {
          const brand = await brandOfCompany(tx, config.brands, session.companyId)
          const mail = { brand, to, subject, html: letter(brand, subject, safe) }
          await enqueueMail(tx, config.keyring, toMailbox ? { ...mail, replyTo: session.email } : mail)
          await recordActivity(tx, session, texts.activity.mailSent(to))
        })
        return succeeded
      },
      { attempts: 'message' },
    ),
  ]
}
