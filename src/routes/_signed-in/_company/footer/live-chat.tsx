import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../../../features/shell/title-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/footer/live-chat')({
  staticData: { title: texts.liveChat, codes: [] },
  component: TitlePage,
})
