import { useEffect, useRef } from 'react'

import { goToPreviousStep } from '../../model/wizard/navigation.ts'
import type { Wizard } from '../../model/wizard/wizard.ts'
import { useOpenSection } from '../../steps/loss-info/use-open-section.ts'

/** Makes Back on step 4 return to step 3. Its sections are in the search params, but the steps are not. */
export function useBackToSections(wizard: Wizard): void {
  const { section } = useOpenSection()
  const seen = useRef(section)
  useEffect(() => {
    if (seen.current === section) return
    seen.current = section
    if (wizard.state().step === 4) goToPreviousStep(wizard)
  }, [section, wizard])
}
