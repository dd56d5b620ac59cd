import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconFilePlus, IconLogout, IconMail } from '@tabler/icons-react'

import { useCan } from '../../session/session-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import classes from './shell-footer.module.css'

/** In the footer for somebody signed in: reporting, contact and log out. */
export function FooterActions() {
  const can = useCan()
  const navigate = useNavigate()
  return (
    <div className={classes.actions}>
      <LinkButton quiet to="/report-claim" allowed={can('006-001')} icon={<IconFilePlus {...icon} />}>
        Report Claim
      </LinkButton>
      <LinkButton quiet to="/footer/contact-us" icon={<IconMail {...icon} />}>
        Contact Us
      </LinkButton>
      <LinkButton quiet to="/footer/privacy-policy">
        Privacy Policy
      </LinkButton>
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
