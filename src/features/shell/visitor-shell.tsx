import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useBrand } from '../../brand/brand.ts'
import { Brand } from './brand.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { isProduction } from './production.ts'
import { ShellFooter } from './shell-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { texts } from './texts.ts'
import classes from './visitor-shell.module.css'

/** The header and footer of the logged-out pages. */
export function VisitorShell({ children }: { children: ReactNode }) {
  const { shortName } = useBrand()
  return (
    <div className={classes.root}>
      <SkipLink />
      <header className={classes.header} data-production={isProduction()}>
        <Link to="/" aria-label={texts.startPage(shortName)}>
          <Brand />
        </Link>
        <ColorSchemeSwitch />
      </header>
      <ConnectionNote />
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <ShellFooter />
    </div>
  )
}
