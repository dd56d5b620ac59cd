import { createFileRoute } from '@tanstack/react-router'

import { ContactPage } from '../../../../features/contact/contact-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/footer/contact-us')({
  staticData: { title: 'Contact Us', codes: [] },
  component: ContactPage,
})
