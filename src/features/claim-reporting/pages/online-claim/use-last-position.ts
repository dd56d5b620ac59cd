import { focusElement } from '@captive/form-engine/store'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { storeLastPosition, type LastPosition } from '../../model/drafts/last-position.ts'
import { draftIdOf, type Wizard } from '../../model/wizard/wizard.ts'

/**
 * Stores the step and the focused field in this tab, so that a reload, or *Try again* after an error of the page,
 * returns there. Another page clears it.
 * @param position at which the tab was reloaded
 */
export function useLastPosition(wizard: Wizard, clientId: number, position: LastPosition | null): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname } = router.latestLocation
    const { step } = wizard.state()
    const field = position?.step === step && position.fieldId ? document.getElementById(position.fieldId) : null
    if (field) focusElement(field.id)
    let current: LastPosition = { draftId: draftIdOf(wizard), step, fieldId: field?.id ?? null }
    const move = (next: LastPosition) => storeLastPosition(clientId, (current = next))
    const stop = wizard.subscribe(() => {
      const now = { draftId: draftIdOf(wizard), step: wizard.state().step }
      if (now.step !== current.step || now.draftId !== current.draftId) move({ ...now, fieldId: null })
    })
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.id) move({ ...current, fieldId: target.id })
    }
    move(current)
    document.addEventListener('focusin', onFocus)
    return () => {
      stop()
      document.removeEventListener('focusin', onFocus)
      if (router.latestLocation.pathname !== pathname) storeLastPosition(clientId, null)
    }
  }, [wizard, clientId, position, router])
}
