import { createFileRoute } from '@tanstack/react-router'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/communication')({
  staticData: { title: texts.communication, codes: ['005'] },
})
