import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../features/shell/title-page.tsx'

export const Route = createFileRoute('/footer/privacy-policy')({
  staticData: { access: 'signed in' },
  component: () => <TitlePage title="Privacy Policy" />,
})
