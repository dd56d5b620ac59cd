import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconFilePlus, IconLogout, IconMail, IconPhone } from '@tabler/icons-react'
import { use } from 'react'

import { portalConfig, toDialable } from '../../config.ts'
import { SessionContext } from '../../session/session-context.ts'
import { can } from '../../session/session.ts'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import classes from './shell-footer.module.css'

/** The same on every page; reporting, contact and log out only when somebody is signed in (AMB-017). */
export function ShellFooter() {
  const session = use(SessionContext)
  const navigate = useNavigate()
  return (
    <footer className={classes.root}>
      <p className={classes.phone}>
        <IconPhone size={20} stroke={1.75} aria-hidden />
        <span>
          Serious loss? Call <a href={`tel:${toDialable(portalConfig.claimPhone)}`}>{portalConfig.claimPhone}</a>
        </span>
      </p>
      {session && (
        <div className={classes.actions}>
          <PermissionTooltip allowed={can(session, '006-001')}>
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
      )}
    </footer>
  )
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true }
