import { createFileRoute } from '@tanstack/react-router'

import { DefinitionsPage } from '../../../features/definitions/definitions-page.tsx'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/settings/definitions')({
  staticData: { title: texts.definitions, codes: ['000-001-007'] },
  component: DefinitionsPage,
})
