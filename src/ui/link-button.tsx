import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PermissionTooltip } from './permission-tooltip.tsx'

interface LinkButtonProps {
  to: string
  /** Search params of the linked page. */
  search?: Record<string, string | number | undefined>
  /** Whether the user has permission; otherwise the link is disabled (PRM-004). */
  allowed?: boolean
  icon?: ReactNode
  /** Whether it is the main action of the page. */
  main?: boolean
  /** Whether it is the most frequent action of the page. */
  large?: boolean
  /** Whether it is one of several without a border. */
  quiet?: boolean
  children: ReactNode
}

/**
 * A link to another page of the portal that looks like a button. Without permission it has no `href`, so a middle click
 * opens nothing.
 */
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
  const buttonProps = {
    leftSection: icon,
    ...(main && { variant: 'filled' }),
    ...(large && { size: 'lg' }),
    ...(quiet && { variant: 'subtle' }),
  }
  if (allowed) {
    return (
      <Button component={Link} to={to} {...(search && { search: search as never })} {...buttonProps}>
        {children}
      </Button>
    )
  }
  return (
    <PermissionTooltip allowed={false}>
      <Button role="link" {...buttonProps}>
        {children}
      </Button>
    </PermissionTooltip>
  )
}
