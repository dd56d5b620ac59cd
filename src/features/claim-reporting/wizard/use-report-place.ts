import { focusElement } from '@captive/form-engine/session'
import { useEffect } from 'react'

import type { ClaimWizard } from './claim-wizard.ts'
import { keepReportPlace, type ReportPlace } from './report-place.ts'

/**
 * Remembers in this tab at which page and field somebody is, so that a reload comes back there; leaving the report
 * forgets it.
 * @param place where a reload left off
 */
export function useReportPlace(wizard: ClaimWizard, clientId: number, place: ReportPlace | null): void {
  useEffect(() => {
    const { step, checking } = wizard.state()
    const { draftId } = wizard
    const isSamePage = place?.step === step && place.checking === checking
    const field = isSamePage && place.fieldId ? document.getElementById(place.fieldId) : null
    if (field) focusElement(field.id)
    let at: ReportPlace = { draftId, step, checking, fieldId: field?.id ?? null }
    const move = (next: ReportPlace) => keepReportPlace(clientId, (at = next))
    const stop = wizard.subscribe(() => {
      const now = { draftId: wizard.draftId, step: wizard.state().step, checking: wizard.state().checking }
      const moved = now.step !== at.step || now.checking !== at.checking || now.draftId !== at.draftId
      if (moved) move({ ...now, fieldId: null })
    })
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id) move({ ...at, fieldId: target.id })
    }
    move(at)
    document.addEventListener('focusin', enter)
    return () => {
      stop()
      document.removeEventListener('focusin', enter)
      keepReportPlace(clientId, null)
    }
  }, [wizard, clientId, place])
}
