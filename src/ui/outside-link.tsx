import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PermissionTooltip } from './permission-tooltip.tsx'

interface OutsideLinkProps {
  href: string
  /** If false, the link is disabled. */
  allowed?: boolean
  children: ReactNode
}

/** An external link that opens a new tab. */
export function OutsideLink({ href, allowed = true, children }: OutsideLinkProps) {
  return (
    <PermissionTooltip allowed={allowed}>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noreferrer"
        {...(!allowed && { role: 'link' })}
        rightSection={<IconExternalLink size={20} aria-hidden />}
      >
        {children}
      </Button>
    </PermissionTooltip>
  )
}
