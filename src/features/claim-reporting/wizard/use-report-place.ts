import { focusElement } from '@captive/form-engine/session'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import type { ClaimWizard } from './claim-wizard.ts'
import { keepReportPlace, type ReportPlace } from './report-place.ts'

/**
 * Remembers in this tab at which step and field somebody is, so that a reload comes back there, and so does *Try again*
 * after a failure of the page; going to another page forgets it.
 * @param place where a reload left off
 */
export function useReportPlace(wizard: ClaimWizard, clientId: number, place: ReportPlace | null): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname } = router.latestLocation
    const { step } = wizard.state()
    const { draftId } = wizard
    const field = place?.step === step && place.fieldId ? document.getElementById(place.fieldId) : null
    if (field) focusElement(field.id)
    let at: ReportPlace = { draftId, step, fieldId: field?.id ?? null }
    const move = (next: ReportPlace) => keepReportPlace(clientId, (at = next))
    const stop = wizard.subscribe(() => {
      const now = { draftId: wizard.draftId, step: wizard.state().step }
      if (now.step !== at.step || now.draftId !== at.draftId) move({ ...now, fieldId: null })
    })
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id) move({ ...at, fieldId: target.id })
    }
    move(at)
    document.addEventListener('focusin', enter)
    return () => {
      stop()
      document.removeEventListener('focusin', enter)
      if (router.latestLocation.pathname !== pathname) keepReportPlace(clientId, null)
    }
  }, [wizard, clientId, place, router])
}
