import { useEffect, useRef } from 'react'

import { goToPreviousStep } from '../../model/wizard/navigation.ts'
import type { Wizard } from '../../model/wizard/wizard.ts'
import { useOpenSection } from '../../steps/loss-info/use-open-section.ts'

/** The sections of step 3 are in the search params, the steps are not: Back on step 4 leads to step 3. */
export function useBackToSections(wizard: Wizard): void {
  const { section } = useOpenSection()
  const seen = useRef(section)
  useEffect(() => {
    if (seen.current === section) return
    seen.current = section
    if (wizard.state().step === 4) goToPreviousStep(wizard)
  }, [section, wizard])
}
