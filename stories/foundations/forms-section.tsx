import { useFormAnswers, useFormState } from '@captive/form-engine/react'
import { Stack } from '@mantine/core'
import { useEffect } from 'react'

import { PortalForm } from '../../src/forms/portal-form.tsx'
import { summaryLines } from '../../src/forms/summary-lines.ts'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { StepProgress } from '../../src/ui/step-progress.tsx'
import { formOf } from '../forms/form-story.tsx'

const form = formOf({
  place: {
    kind: 'textbox',
    label: 'Where did it happen?',
    help: 'Street and number, or the nearest exit or mile marker',
  },
  phone: { kind: 'phone', label: 'Phone' },
  password: { kind: 'password', label: 'Password' },
  hurt: {
    kind: 'radio',
    label: 'Was anyone hurt?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  story: { kind: 'textarea', label: 'What happened?' },
  checked: { kind: 'checkbox', label: 'I have checked these answers' },
})

export function FormsSection() {
  const store = useFormAnswers(form, { phone: '555', hurt: 'no', checked: true })
  const { shownErrors } = useFormState(store)
  useEffect(() => void store.markAllTouched(), [store])
  return (
    <SectionCard
      title="Forms"
      note="One column, label above, help between label and field, so that neither a keyboard on the screen nor a finger covers it. An error is a sentence above its field, and also in a list of links at the top."
    >
      <Stack gap="lg" maw={560}>
        <StepProgress
          label="Claim report"
          steps={['Claim Type', 'Personal Info', 'Loss Info', 'Upload']}
          current={1}
          percent={33.4}
        />
        <ErrorSummary errors={summaryLines(store, shownErrors)} />
        <PortalForm store={store} />
      </Stack>
    </SectionCard>
  )
}
