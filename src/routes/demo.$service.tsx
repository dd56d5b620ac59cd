import { createFileRoute, redirect } from '@tanstack/react-router'

import { OutsideDemoPage, outsideServices, type OutsideService } from '../features/shell/outside-demo-page.tsx'
import { texts } from './texts.ts'

/** Target of external links without a configured URL. */
export const Route = createFileRoute('/demo/$service')({
  staticData: { title: texts.demonstration, codes: [] },
  beforeLoad: ({ params: { service } }) => {
    if (!isKnown(service)) throw redirect({ to: '/', replace: true })
    return { service }
  },
  component: Demo,
})

const isKnown = (service: string): service is OutsideService => Object.hasOwn(outsideServices, service)

function Demo() {
  const { service } = Route.useRouteContext()
  return <OutsideDemoPage service={service} />
}
