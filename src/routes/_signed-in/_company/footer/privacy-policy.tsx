import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../../../features/shell/title-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/footer/privacy-policy')({
  staticData: { title: 'Privacy Policy', codes: [] },
  component: TitlePage,
})
