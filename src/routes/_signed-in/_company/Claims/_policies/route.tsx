import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies')({
  staticData: { title: texts.policies, codes: ['004-001'] },
})
