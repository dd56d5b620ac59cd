import { IconPhone } from '@tabler/icons-react'
import { portalConfig, toDialable } from '../../config.ts'
import classes from './shell-footer.module.css'
import type { Elements } from '../../ui/elements.ts'

/** The same on every page; what somebody signed in can do besides stands in `children` (AMB-017). */
export function ShellFooter({ children }: { children?: Elements }) {
  return (
    <footer className={classes.root}>
      <p className={classes.phone}>
        <IconPhone size={20} stroke={1.75} aria-hidden />
        <span>
          Serious loss? Call <a href={`tel:${toDialable(portalConfig.claimPhone)}`}>{portalConfig.claimPhone}</a>
        </span>
      </p>
      {children}
    </footer>
  )
}
