import { FormStore } from '@captive/form-engine/store'
import { useState } from 'react'

import { personalInfoForm } from '../../model/forms/personal-info-form.ts'
import { LossInfoStep } from '../../steps/loss-info/loss-info-step.tsx'
import { useReportLanguage, type FormIn } from '../../steps/loss-info/use-report-language.ts'

const findPlace = () => Promise.resolve(null)
const findKnown = () => Promise.resolve([])

/** Step 3 for definitions that are being edited: without a report, a company or a server for lookups. */
export function LossInfoPreview({ store, formIn }: { store: FormStore; formIn: FormIn | null }) {
  const [personal] = useState(() => new FormStore(personalInfoForm([]), {}, { idPrefix: 'personal' }))
  const language = useReportLanguage(store, formIn)
  return <LossInfoStep {...{ store, personal, findPlace, findKnown, language }} attempts={0} />
}
