import { portalConfig } from '../../config.ts'
import { messageForm } from '../../forms/message/message-form.ts'
import { MessagePage } from '../../forms/message/message-page.tsx'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { texts } from './texts.ts'

const form = messageForm(texts.body)

/** /footer/contact-us: sends a message to the member portal mailbox (CON-001 to CON-006). */
export function ContactPage() {
  const session = useSession()
  const { clientName } = useActiveCompany()
  return (
    <MessagePage
      title={texts.title}
      lead={texts.about}
      form={form}
      about={texts.origin}
      mailbox={portalConfig.memberPortalEmail}
      writer={session}
      company={clientName}
      storageKey={`contact-${session.userRecId}`}
    />
  )
}
