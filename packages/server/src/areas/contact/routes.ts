import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { contactEntries } from '../../database/tables/operation.ts'
import { plainAddress } from '../../mail/address.ts'
import { cleanHtml } from '../../mail/clean-html.ts'
import { letter } from '../../mail/letter.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import type { Parts } from '../../parts.ts'
import { implement, type Implementation } from '../../http/route.ts'

export function contactRoutes({ config, threads }: Parts): Implementation[] {
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
        if (!toMailbox && to !== session.email)
          return failed('Mail can go to the mailboxes of the program or to yourself only.')
        const content = body?.Body ?? query.Body ?? ''
        if (content.trim() === '') return failed('The message is empty. Please write something.')
        const subject = query.Subject.trim() || 'Message from the member portal'
        const safe = await cleanHtml(threads, content)
        await inTransaction(async (tx) => {
          const mail = { to, subject, html: letter(subject, safe) }
          await enqueueMail(tx, config.keyring, toMailbox ? { ...mail, replyTo: session.email } : mail)
          await recordActivity(tx, session, `Sent a mail to ${to}`)
        })
        return succeeded
      },
      { attempts: 'message' },
    ),
  ]
}
