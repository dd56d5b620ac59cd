import { useEffect } from 'react'

import type { ClaimWizard } from './claim-wizard.ts'

/** Keeps the report of a wizard while its page shows, and saves it when the page is put away or closed. */
export function useKeptReport(wizard: ClaimWizard): void {
  useEffect(() => {
    const detach = wizard.attach()
    const leave = () => {
      if (document.visibilityState === 'hidden') void wizard.keeper.saveNow({ leaving: true })
    }
    document.addEventListener('visibilitychange', leave) // on phones the last event a page is sure to get
    return () => {
      document.removeEventListener('visibilitychange', leave)
      detach()
    }
  }, [wizard])
}
