import { IconPhone } from '@tabler/icons-react'
import { useClaimsLine } from '../../brand/claims-line.ts'
import classes from './shell-footer.module.css'
import type { Elements } from '../../ui/elements.ts'
import { texts } from './texts.ts'

/** The footer of every page. Signed-in users get actions as `children` (AMB-017). */
export function ShellFooter({ children }: { children?: Elements }) {
  const { number, tel } = useClaimsLine()
  return (
    <footer className={classes.root}>
      <p className={classes.phone}>
        <IconPhone size={20} stroke={1.75} aria-hidden />
        <span>
          <span>{texts.footer.call}</span> <a href={`tel:${tel}`}>{number}</a>
        </span>
      </p>
      {children}
    </footer>
  )
}
