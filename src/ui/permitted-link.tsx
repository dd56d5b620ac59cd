import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'

import { PermissionTooltip } from './permission-tooltip.tsx'

interface PermittedLinkProps extends Pick<AnchorHTMLAttributes<Element>, 'className' | 'aria-label' | 'aria-current'> {
  to: string
  /** The search params of the link. */
  search?: object | undefined
  allowed: boolean
  children: ReactNode
}

/** A link to a page, disabled without permission (PRM-004, AMB-006). */
export function PermittedLink({ to, search, allowed, children, ...rest }: PermittedLinkProps) {
  if (allowed) {
    return (
      <Link to={to} {...(search && { search })} activeOptions={{ exact: true }} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <PermissionTooltip allowed={false}>
      <a role="link" tabIndex={0} {...rest}>
        {children}
      </a>
    </PermissionTooltip>
  )
}
