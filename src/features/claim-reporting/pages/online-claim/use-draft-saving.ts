import { useEffect } from 'react'

import { attachWizard } from '../../model/wizard/attach-wizard.ts'
import type { Wizard } from '../../model/wizard/wizard.ts'

/** Saves the draft while the page is open, and once more when the page is hidden or closed. */
export function useDraftSaving(wizard: Wizard): void {
  useEffect(() => {
    const detach = attachWizard(wizard)
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') void wizard.saver.saveNow({ leaving: true })
    }
    document.addEventListener('visibilitychange', saveHidden) // the last event that phones reliably send
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      detach()
    }
  }, [wizard])
}
