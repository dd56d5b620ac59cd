import { createFileRoute, redirect } from '@tanstack/react-router'

import { OutsideDemoPage, outsideServices, type OutsideService } from '../features/shell/outside-demo-page.tsx'

/** Where a link out of the portal leads as long as no address is configured for it. */
export const Route = createFileRoute('/demo/$service')({
  staticData: { title: 'Demonstration', codes: [] },
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
