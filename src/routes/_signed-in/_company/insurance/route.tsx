import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance')({
  staticData: { title: texts.insurance, codes: ['002'] },
})
