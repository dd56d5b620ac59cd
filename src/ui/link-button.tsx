import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PermissionTooltip } from './permission-tooltip.tsx'

interface LinkButtonProps {
  to: string
  /** What the page begins with; of which page, a plain address does not tell. */
  search?: Record<string, string>
  /** Whether the person holds its code; else it stays, leads nowhere and says why (PRM-004). */
  allowed?: boolean
  icon?: ReactNode
  /** The one thing to do on its page. */
  main?: boolean
  /** What most people came to the page for. */
  large?: boolean
  /** One of several in a line, without an edge. */
  quiet?: boolean
  children: ReactNode
}

/** A link to another page of the portal that looks like a button. Not allowed, it has no address to open otherwise. */
export function LinkButton({
  to,
  search,
  allowed = true,
  icon,
  main = false,
  large = false,
  quiet = false,
  children,
}: LinkButtonProps) {
  const look = {
    leftSection: icon,
    ...(main && { variant: 'filled' }),
    ...(large && { size: 'lg' }),
    ...(quiet && { variant: 'subtle' }),
  }
  if (allowed) {
    return (
      <Button component={Link} to={to} {...(search && { search: search as never })} {...look}>
        {children}
      </Button>
    )
  }
  return (
    <PermissionTooltip allowed={false}>
      <Button role="link" {...look}>
        {children}
      </Button>
    </PermissionTooltip>
  )
}
