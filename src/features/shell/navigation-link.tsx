import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'

interface NavigationLinkProps {
  to: string
  allowed: boolean
  current: boolean
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** A link of the sidebar that is marked while its page, or one below it, is open; without permission it stays, disabled, and says why. */
export function NavigationLink({ to, allowed, current, children, ...rest }: NavigationLinkProps) {
  if (!allowed) {
    return (
      <PermissionTooltip allowed={false}>
        <a role="link" tabIndex={0} {...rest}>
          {children}
        </a>
      </PermissionTooltip>
    )
  }
  const mark = current ? { 'aria-current': 'page' as const, 'data-current': true } : {}
  return (
    <Link to={to} activeOptions={{ exact: true }} {...mark} {...rest}>
      {children}
    </Link>
  )
}
