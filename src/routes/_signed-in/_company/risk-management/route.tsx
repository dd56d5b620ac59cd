import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management')({
  staticData: { title: texts.riskManagement, codes: ['003'] },
})
