import { portalConfig } from '../../../config.ts'
import { messageForm } from '../../../forms/message/message-form.ts'
import { MessagePage } from '../../../forms/message/message-page.tsx'
import { useActiveCompany, useSession } from '../../../session/session-context.ts'
import { texts } from './texts.ts'

const form = messageForm(texts.getStarted.question)

/** /risk-management/motor-vehicle-records/get-started: a message to the vendor of the service. */
export function GetStartedPage() {
  const session = useSession()
  const { clientName } = useActiveCompany()
  return (
    <MessagePage
      title={texts.getStarted.title}
      lead={texts.getStarted.lead}
      form={form}
      about={texts.getStarted.about}
      mailbox={portalConfig.mvrVendorEmail}
      writer={session}
      company={clientName}
      storageKey={`mvr-${session.userRecId}`}
    />
  )
}
