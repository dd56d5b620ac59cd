import { createFileRoute } from '@tanstack/react-router'

import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data')({
  staticData: { title: texts.dataDeliveries, codes: ['000-001-006'] },
})
