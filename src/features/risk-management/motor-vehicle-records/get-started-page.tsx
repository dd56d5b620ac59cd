import { portalConfig } from '../../../config.ts'
import { messageForm } from '../../../forms/message/message-form.ts'
import { MessagePage } from '../../../forms/message/message-page.tsx'
import { useActiveCompany, useSession } from '../../../session/session-context.ts'

const form = messageForm('What can we help you with?')

/** /risk-management/motor-vehicle-records/get-started: a message to who runs the service (MVR-004 to MVR-009). */
export function GetStartedPage() {
  const session = useSession()
  const { clientName } = useActiveCompany()
  return (
    <MessagePage
      title="Get Started"
      lead="Tell us what you need of driver records; we set it up with you."
      form={form}
      about="Motor Vehicle Records"
      mailbox={portalConfig.mvrVendorEmail}
      writer={session}
      company={clientName}
      keptAs={`mvr-${session.userRecId}`}
    />
  )
}
