import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconFilePlus, IconLogout, IconMail } from '@tabler/icons-react'

import { useCan, useOffers } from '../../session/session-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import classes from './shell-footer.module.css'
import { texts } from './texts.ts'

/** The links and buttons of the footer for signed-in users. */
export function FooterActions() {
  const can = useCan()
  const offers = useOffers()
  const navigate = useNavigate()
  return (
    <div className={classes.actions}>
      <LinkButton quiet to="/report-claim" allowed={can('006-001')} icon={<IconFilePlus {...icon} />}>
        {texts.footer.reportClaim}
      </LinkButton>
      <LinkButton quiet to="/footer/contact-us" icon={<IconMail {...icon} />}>
        {texts.footer.contactUs}
      </LinkButton>
      {offers('AccountSecurity') ? (
        <LinkButton quiet to="/settings/security">
          {texts.footer.security}
        </LinkButton>
      ) : null}
      <LinkButton quiet to="/footer/privacy-policy">
        {texts.footer.privacyPolicy}
      </LinkButton>
      <Button
        leftSection={<IconLogout {...icon} />}
        onClick={() => void navigate({ to: '/', state: { signOut: true } })}
      >
        {texts.footer.logOut}
      </Button>
    </div>
  )
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true }
