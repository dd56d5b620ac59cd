import { createFileRoute } from '@tanstack/react-router'

import { PeoplePage } from '../../../features/user-settings/people/people-page.tsx'
import { parsePeopleSearch } from '../../../features/user-settings/people/people-search.ts'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/settings/people')({
  staticData: { title: texts.people, codes: ['000-001-002'] },
  validateSearch: parsePeopleSearch,
  component: PeoplePage,
})
