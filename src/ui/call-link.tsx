import { IconPhone } from '@tabler/icons-react'
import classes from './call-link.module.css'
import { texts } from './texts.ts'

/** A large link that calls a number. `number` is shown, `tel` is dialed (RFC 3966, without `tel:`). */
export function CallLink({ number, tel, label = texts.call }: { number: string; tel: string; label?: string }) {
  return (
    <a className={classes.root} href={`tel:${tel}`}>
      <IconPhone size={24} stroke={1.75} aria-hidden />
      <span>
        <span>{label}</span> <strong translate="no">{number}</strong>
      </span>
    </a>
  )
}
