import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import type { ClaimWizard } from './claim-wizard.ts'

/** The parts of a step have addresses, the steps have none: Back from the last step leads into the one before. */
export function useBackToParts(wizard: ClaimWizard): void {
  const { part } = useSearch({ strict: false })
  const seen = useRef(part)
  useEffect(() => {
    if (seen.current === part) return
    seen.current = part
    if (wizard.state().step === 4) wizard.previous()
  }, [part, wizard])
}
