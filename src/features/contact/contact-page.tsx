import { portalConfig } from '../../config.ts'
import { messageForm } from '../../forms/message/message-form.ts'
import { MessagePage } from '../../forms/message/message-page.tsx'
import { useActiveCompany, useSession } from '../../session/session-context.ts'

const form = messageForm('Body')

/** /footer/contact-us: one message to the people behind the portal (CON-001 to CON-006). */
export function ContactPage() {
  const session = useSession()
  const { clientName } = useActiveCompany()
  return (
    <MessagePage
      title="Contact Us"
      lead="A question about the portal or the program? Write to us."
      form={form}
      about="Contact Us"
      mailbox={portalConfig.memberPortalEmail}
      writer={session}
      company={clientName}
      keptAs={`contact-${session.userRecId}`}
    />
  )
}
