import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'

import { DefinitionsPage } from '../../../features/definitions/definitions-page.tsx'
import { parseDefinitionsSearch } from '../../../features/definitions/definitions-search.ts'
import type { LabPageProps } from '../../../features/definitions/lab/lab-page.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/settings/definitions')({
  staticData: { title: texts.definitions, codes: ['000-001-007'] },
  validateSearch: parseDefinitionsSearch,
  component: Definitions,
})

/** Combines the Lab of one feature with the form of another. */
const Lab = lazy(async () => {
  const [{ LabPage }, { claimSetup }] = await Promise.all([
    import('../../../features/definitions/lab/lab-page.tsx'),
    import('../../../features/claim-reporting/pages/preview/claim-setup.ts'),
  ])
  return { default: (props: LabPageProps) => <LabPage {...props} claimSetup={claimSetup} /> }
})

function Definitions() {
  return <DefinitionsPage {...useSearchParams('/_signed-in/settings/definitions')} Lab={Lab} />
}
