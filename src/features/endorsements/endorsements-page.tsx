import { endorsementDays, type Policy } from '@captive/api-client/contract'
import { useFormState } from '@captive/form-engine/react'
import { Button } from '@mantine/core'
import { IconTruck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { api } from '../../api/api.ts'
import { FieldNotesContext, type FieldNotes } from '../../forms/field-notes.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { formatDate } from '../../format/date.ts'
import { useActiveCompany, useOffers, useSession } from '../../session/session-context.ts'
import { Callout } from '../../ui/callout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { coupleEffectiveDate, endorsementForm } from './endorsement-form.ts'
import { ProtocolsNotice } from './protocols-notice.tsx'
import { policiesToEndorseQuery } from './queries.ts'
import { requestSender, type RequestReceipt } from './send-request.ts'
import { VehiclePicker } from './vehicle-picker.tsx'

/** /insurance/member-kiosk/endorsements: a vehicle to be added to a policy, or taken off it (areas §2 Endorsements screen). */
export function EndorsementsPage() {
  const { clientId } = useActiveCompany()
  const policies = useQuery(policiesToEndorseQuery(api, clientId))
  const [round, setRound] = useState(0)
  return (
    <QueryView
      query={policies}
      header={<PageHeader />}
      pending={<LoadingState label="Loading your policies" shape="fields" count={6} />}
      failed={{ title: 'Your policies did not load', kept: 'What you entered before is kept.' }}
      empty={
        <EmptyState title="No Policy Found.">
          Vehicles are changed on Commercial Auto policies. Once you have one, you can ask for it here.
        </EmptyState>
      }
    >
      {(found) => <Endorsement key={round} policies={found} onNext={() => setRound(round + 1)} />}
    </QueryView>
  )
}

interface EndorsementProps {
  policies: readonly Policy[]
  /** Begins another one. */
  onNext: () => void
}

function Endorsement({ policies, onNext }: EndorsementProps) {
  const { userRecId, userEmail } = useSession()
  const { clientId, clientName } = useActiveCompany()
  const [form] = useState(() => endorsementForm(policies))
  const keptAs = `endorsement-${userRecId}-${clientId}`
  const local = useLocalForm({
    form,
    initial: { change: 'Add Vehicle', company: clientName },
    keptAs,
    submit: requestSender({ api, form, clientId, keptAs }),
    meta: { stale: ['endorsements'] },
  })
  const { session } = local
  useEffect(() => coupleEffectiveDate(session, policies), [session, policies])

  const { change, confirm } = useFormState(session).answers
  const isAdding = change === 'Add Vehicle'
  const notes = useMemo<FieldNotes>(
    () =>
      new Map(
        Object.entries({
          change: isAdding ? null : <VehiclePicker session={session} />,
          confirm: isAdding && confirm === true ? <ProtocolsNotice /> : null,
        }),
      ),
    [session, isAdding, confirm],
  )

  return (
    <FieldNotesContext value={notes}>
      <FormPage
        title="Endorsements"
        lead="Coverage cannot be bound, altered or cancelled through online forms. Your request goes to people who answer it."
        form={local}
        whatHappens={`Your request goes to the endorsements mailbox of the program, and a confirmation to ${userEmail}. Endorsements are processed within ${endorsementDays} days.`}
        send="Submit"
        sending="Submitting"
        failed="There was an error processing your request. Please try again."
        leave="Your request has not been sent. Do you want to leave the page?"
      >
        {(receipt) => <Receipt receipt={receipt} email={userEmail} onNext={onNext} />}
      </FormPage>
    </FieldNotesContext>
  )
}

interface ReceiptProps {
  receipt: RequestReceipt
  /** Whom the confirmation goes to. */
  email: string
  onNext: () => void
}

function Receipt({ receipt: { sections, dueOn }, email, onNext }: ReceiptProps) {
  const isListed = useOffers()('Endorsements')
  return (
    <>
      <Callout
        tone="ok"
        title="Thank you for the request"
        live="polite"
        action={
          <Button leftSection={<IconTruck size={20} aria-hidden />} onClick={onNext}>
            Ask for another change
          </Button>
        }
      >{`It is processed by ${formatDate(dueOn)}. A confirmation is on its way to ${email}. Until you hear from us, your coverage is what it was.`}</Callout>
      <SectionCard
        title="What was sent"
        {...(isListed && {
          actions: <LinkButton to="/insurance/member-kiosk">See what you asked for</LinkButton>,
        })}
      >
        <FactList facts={sections.flatMap(({ rows }) => rows.map(({ label, value }) => ({ term: label, value })))} />
      </SectionCard>
    </>
  )
}
