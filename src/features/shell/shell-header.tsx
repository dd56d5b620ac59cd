import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconMenu2 } from '@tabler/icons-react'

import { useBrand } from '../../brand/brand.ts'
import { titleOfPath } from '../../format/title.ts'
import { Brand } from './brand.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import type { LoadSearch } from './load-search.ts'
import { isProduction } from './production.ts'
import { PersonLink } from './navigation/person-link.tsx'
import { SettingsMenu } from './navigation/settings-menu.tsx'
import { SearchButton } from './search-button.tsx'
import classes from './shell-header.module.css'
import { useShownPath, useRecordName } from '../../ui/record-name.ts'
import { texts } from './texts.ts'

interface ShellHeaderProps {
  /** Opens the mobile menu; null on pages without one. */
  onMenu: (() => void) | null
  menuOpened: boolean
  loadSearch: LoadSearch
}

/**
 * The logo, the title and the settings menu. The title is the name of the record on the page or the last path segment
 * (SHL-002). The background differs outside production (SHL-009).
 */
export function ShellHeader({ onMenu, menuOpened, loadSearch }: ShellHeaderProps) {
  const path = useShownPath()
  const title = useRecordName(path) ?? titleOfPath(path)
  const production = isProduction()
  const { shortName } = useBrand()
  return (
    <header className={classes.root} data-production={production}>
      {onMenu && (
        <ActionIcon
          className={classes.menu ?? ''}
          color="gray"
          aria-label={texts.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpened}
          onClick={onMenu}
        >
          <IconMenu2 size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <Link to="/" className={classes.brand} aria-label={texts.home(shortName)}>
        <Brand />
      </Link>
      <p className={classes.title}>{title}</p>
      {production ? null : <p className={classes.notice}>{texts.notProduction}</p>}
      <div className={classes.end}>
        <SearchButton loadSearch={loadSearch} />
        <PersonLink />
        <ColorSchemeSwitch />
        <SettingsMenu />
      </div>
    </header>
  )
}
