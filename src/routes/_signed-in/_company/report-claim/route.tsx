import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/report-claim')({
  staticData: { title: texts.reportClaim, codes: ['006-001'] },
})
