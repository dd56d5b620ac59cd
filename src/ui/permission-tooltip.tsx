import { Tooltip } from '@mantine/core'
import { cloneElement, type ReactElement, type SyntheticEvent } from 'react'
import { texts } from './texts.ts'

interface PermissionTooltipProps {
  allowed: boolean
  /** A button or a link. */
  children: ReactElement<Record<string, unknown>>
  reason?: string
}

/** Renders the tooltip inside a landmark, as accessibility checks require, and outside of menus. */
const inPage = { target: 'main' }

function refuse(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Disables a control without permission and explains why in a tooltip. The control stays in the tab order. */
export function PermissionTooltip({ allowed, children, reason = texts.noPermission }: PermissionTooltipProps) {
  if (allowed) return children
  return (
    <Tooltip label={reason} portalProps={inPage}>
      {cloneElement(children, { 'aria-disabled': true, onClick: refuse, href: undefined, tabIndex: 0 })}
    </Tooltip>
  )
}
