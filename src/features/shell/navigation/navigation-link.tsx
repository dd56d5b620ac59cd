import type { ComponentProps } from 'react'

import { PermittedLink } from '../../../ui/permitted-link.tsx'

interface NavigationLinkProps extends ComponentProps<typeof PermittedLink> {
  current: boolean
}

/** A sidebar link, marked while its page or a page below it is open. Without permission it is disabled. */
export function NavigationLink({ current, ...link }: NavigationLinkProps) {
  const mark = current && link.allowed ? { 'aria-current': 'page' as const, 'data-current': true } : {}
  return <PermittedLink {...mark} {...link} />
}
