import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../../../features/shell/title-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/footer/live-chat')({
  staticData: { title: 'Live Chat', codes: [] },
  component: TitlePage,
})
