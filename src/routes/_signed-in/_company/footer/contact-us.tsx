import { createFileRoute } from '@tanstack/react-router'

import { ContactPage } from '../../../../features/contact/contact-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/footer/contact-us')({
  staticData: { title: texts.contactUs, codes: [] },
  component: ContactPage,
})
