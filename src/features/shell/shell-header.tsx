import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconMenu2 } from '@tabler/icons-react'

import { titleOfPath } from '../../format/title.ts'
import { Brand } from './brand.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { isProduction } from './production.ts'
import { SettingsMenu } from './settings-menu.tsx'
import classes from './shell-header.module.css'
import { useShownPath, useThingName } from '../../ui/thing-name.ts'

interface ShellHeaderProps {
  /** Opens the mobile menu; null where there is none. */
  onMenu: (() => void) | null
  menuOpened: boolean
}

/** Logo, the last segment of the path or what people call the thing it names (SHL-002), and the settings menu. Off the production host its background differs (SHL-009). */
export function ShellHeader({ onMenu, menuOpened }: ShellHeaderProps) {
  const path = useShownPath()
  const title = useThingName(path) ?? titleOfPath(path)
  const production = isProduction()
  return (
    <header className={classes.root} data-production={production}>
      {onMenu && (
        <ActionIcon
          className={classes.menu ?? ''}
          color="gray"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpened}
          onClick={onMenu}
        >
          <IconMenu2 size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <Link to="/" className={classes.brand} aria-label="Member Portal, home">
        <Brand />
      </Link>
      <p className={classes.title}>{title}</p>
      {production ? null : <p className={classes.notice}>Not production</p>}
      <div className={classes.end}>
        <ColorSchemeSwitch />
        <SettingsMenu />
      </div>
    </header>
  )
}
