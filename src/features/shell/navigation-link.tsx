import type { ComponentProps } from 'react'

import { PermittedLink } from '../../ui/permitted-link.tsx'

interface NavigationLinkProps extends ComponentProps<typeof PermittedLink> {
  current: boolean
}

/** A link of the sidebar that is marked while its page, or one below it, is open; without permission it stays, disabled, and says why. */
export function NavigationLink({ current, ...link }: NavigationLinkProps) {
  const mark = current && link.allowed ? { 'aria-current': 'page' as const, 'data-current': true } : {}
  return <PermittedLink {...mark} {...link} />
}
