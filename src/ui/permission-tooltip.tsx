import { Tooltip } from '@mantine/core'
import { cloneElement, type ReactElement, type SyntheticEvent } from 'react'

/** As the specification prints it (PRM-004). */
const NO_PERMISSION = 'You do not have permission to access to this element.'

interface PermissionTooltipProps {
  allowed: boolean
  /** One button or link. */
  children: ReactElement<Record<string, unknown>>
  reason?: string
}

/** Words belong to a landmark of the page, which the end of the body is not; beside an item of a menu they may not stand. */
const inPage = { target: 'main' }

function refuse(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Leaves an allowed control alone; another one stays in place and in the tab order, does nothing and says why. */
export function PermissionTooltip({ allowed, children, reason = NO_PERMISSION }: PermissionTooltipProps) {
  if (allowed) return children
  return (
    <Tooltip label={reason} portalProps={inPage}>
      {cloneElement(children, { 'aria-disabled': true, onClick: refuse, href: undefined, tabIndex: 0 })}
    </Tooltip>
  )
}
