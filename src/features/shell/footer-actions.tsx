import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconFilePlus, IconLogout, IconMail } from '@tabler/icons-react'

import { useCan } from '../../session/session-context.ts'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import classes from './shell-footer.module.css'

/** In the footer for somebody signed in: reporting, contact and log out. */
export function FooterActions() {
  const can = useCan()
  const navigate = useNavigate()
  return (
    <div className={classes.actions}>
      <PermissionTooltip allowed={can('006-001')}>
        <Button component={Link} to="/report-claim" variant="subtle" leftSection={<IconFilePlus {...icon} />}>
          Report Claim
        </Button>
      </PermissionTooltip>
      <Button component={Link} to="/footer/contact-us" variant="subtle" leftSection={<IconMail {...icon} />}>
        Contact Us
      </Button>
      <Button component={Link} to="/footer/privacy-policy" variant="subtle">
        Privacy Policy
      </Button>
      <Button
        leftSection={<IconLogout {...icon} />}
        onClick={() => void navigate({ to: '/', state: { signOut: true } })}
      >
        Log Out
      </Button>
    </div>
  )
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true }
