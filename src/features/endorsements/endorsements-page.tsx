import { addVehicle, endorsementDays, type Policy } from '@captive/api-client/contract'
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
import { policiesToEndorseQuery, questionsQuery, type AdditionalQuestions } from './queries.ts'
import { requestSender, type RequestReceipt } from './send-request.ts'
import { texts } from './texts.ts'
import { VehiclePicker } from './vehicle-picker.tsx'
import generated from './endorsement-shape.ts?validator'

/** /insurance/member-kiosk/endorsements: a form to add or remove a vehicle (areas §2 Endorsements screen). */
export function EndorsementsPage() {
  const { clientId } = useActiveCompany()
  const policies = useQuery(policiesToEndorseQuery(api, clientId))
  const questions = useQuery(questionsQuery(api))
  const [round, setRound] = useState(0)
  const loading = <LoadingState label={texts.form.loading} shape="fields" count={6} />
  return (
    <QueryView
      query={policies}
      header={<PageHeader />}
      pending={loading}
      failed={texts.form.failedToLoad}
      empty={<EmptyState title={texts.form.noPolicy}>{texts.form.noPolicyHint}</EmptyState>}
    >
      {(found) => (
        <QueryView query={questions} header={<PageHeader />} pending={loading} failed={texts.form.questionsFailed}>
          {(additional) => (
            <Endorsement key={round} policies={found} questions={additional} onNext={() => setRound(round + 1)} />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

interface EndorsementProps {
  policies: readonly Policy[]
  /** Only the questions of the first render are used, because an open form keeps its questions. */
  questions: AdditionalQuestions
  /** Starts another request. */
  onNext: () => void
}

function Endorsement({ policies, questions, onNext }: EndorsementProps) {
  const { userRecId, userEmail } = useSession()
  const { clientId, clientName } = useActiveCompany()
  const [{ version, tables, validator }] = useState(questions)
  const [form] = useState(() => endorsementForm(policies, tables))
  const storageKey = `endorsement-${userRecId}-${clientId}`
  const local = useLocalForm({
    validator: version === undefined ? generated : validator,
    form,
    initial: { change: addVehicle, company: clientName },
    storageKey,
    submit: requestSender({ api, form, version, clientId, storageKey }),
    meta: { stale: ['endorsements'] },
  })
  const { store } = local
  useEffect(() => coupleEffectiveDate(store, policies), [store, policies])

  const { change, confirm } = useFormState(store).answers
  const isAdding = change === addVehicle
  const notes = useMemo<FieldNotes>(
    () =>
      new Map(
        Object.entries({
          change: isAdding ? null : <VehiclePicker store={store} />,
          confirm: isAdding && confirm === true ? <ProtocolsNotice /> : null,
        }),
      ),
    [store, isAdding, confirm],
  )

  return (
    <FieldNotesContext value={notes}>
      <FormPage
        title={texts.form.title}
        lead={texts.form.about}
        form={local}
        whatHappens={texts.form.nextSteps(userEmail, endorsementDays)}
        send={texts.form.submit}
        sending={texts.form.submitting}
        failed={texts.form.failed}
        leave={texts.form.leave}
      >
        {(receipt) => <Receipt receipt={receipt} email={userEmail} onNext={onNext} />}
      </FormPage>
    </FieldNotesContext>
  )
}

interface ReceiptProps {
  receipt: RequestReceipt
  /** The address to which the confirmation is sent. */
  email: string
  onNext: () => void
}

function Receipt({ receipt: { sections, dueOn }, email, onNext }: ReceiptProps) {
  const isListed = useOffers()('Endorsements')
  return (
    <>
      <Callout
        tone="ok"
        title={texts.receipt.thanks}
        live="polite"
        action={
          <Button leftSection={<IconTruck size={20} aria-hidden />} onClick={onNext}>
            {texts.receipt.again}
          </Button>
        }
      >
        {texts.receipt.nextSteps(formatDate(dueOn), email)}
      </Callout>
      <SectionCard
        title={texts.receipt.title}
        {...(isListed && {
          actions: <LinkButton to="/insurance/member-kiosk">{texts.receipt.viewRequests}</LinkButton>,
        })}
      >
        <FactList facts={sections.flatMap(({ rows }) => rows.map(({ label, value }) => ({ term: label, value })))} />
      </SectionCard>
    </>
  )
}
