import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'

import type { OpenSection } from '../../../../forms/sections/form-in-sections.tsx'

const route = getRouteApi('/_signed-in/_company/report-claim/online-claim')

/** The open section of step 3, in the search params. Back returns to the previous section. */
export function useOpenSection(): OpenSection {
  const { section } = route.useSearch()
  const navigate = route.useNavigate()
  const onSection = useCallback(
    (next: string) =>
      void navigate({ to: '.', search: (before) => ({ ...before, section: next }), state: true, resetScroll: false }),
    [navigate],
  )
  return { section, onSection }
}
