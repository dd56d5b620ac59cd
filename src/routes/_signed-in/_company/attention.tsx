import { createFileRoute } from '@tanstack/react-router'

import { AttentionPage } from '../../../features/attention/attention-page.tsx'
import { parseAttentionSearch } from '../../../features/attention/attention-search.ts'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/attention')({
  staticData: { title: texts.attention, codes: ['001'] },
  validateSearch: parseAttentionSearch,
  component: AttentionPage,
})
