import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk')({
  staticData: { title: texts.memberKiosk, codes: ['002-003'] },
})
