import { Button, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconSettings } from '@tabler/icons-react'

import { useCan, useSession } from '../../../session/session-context.ts'
import { PermissionTooltip } from '../../../ui/permission-tooltip.tsx'
import { settingsEntries } from './settings-entries.ts'
import classes from './settings-menu.module.css'
import { texts } from './texts.ts'

/** The settings menu with the company and the user. The whole menu needs 000-001. */
export function SettingsMenu() {
  const session = useSession()
  const company = session.company?.clientName ?? texts.settings.noCompany
  const trigger = (
    <Button variant="subtle" color="gray" className={classes.trigger ?? ''} aria-label={texts.settings.menu(company)}>
      <span className={classes.company} translate="no">
        {company}
      </span>
      <IconSettings size={22} stroke={1.75} aria-hidden />
    </Button>
  )
  if (!useCan()('000-001')) return <PermissionTooltip allowed={false}>{trigger}</PermissionTooltip>
  return (
    <Menu position="bottom-end" width={320} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{trigger}</Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <p className={classes.companyName} translate="no">
            {company}
          </p>
          <p>
            <span translate="no">{`${session.FirstName} ${session.LastName}`}</span>
            <span>{`, ${session.roleGroup.RoleName}`}</span>
          </p>
          <p translate="no">{session.userEmail}</p>
        </div>
        {settingsEntries(session).map(({ label, path, allowed }) => (
          <PermissionTooltip key={path} allowed={allowed}>
            {allowed ? (
              <Menu.Item component={Link} to={path}>
                {label}
              </Menu.Item>
            ) : (
              <Menu.Item className={classes.refused ?? ''}>{label}</Menu.Item>
            )}
          </PermissionTooltip>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
