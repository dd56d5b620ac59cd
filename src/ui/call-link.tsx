import { IconPhone } from '@tabler/icons-react'
import classes from './call-link.module.css'

/** A number to press, as large as a thumb. `number` is what is shown, `tel` what is dialled (RFC 3966, without `tel:`). */
export function CallLink({ number, tel, label = 'Call' }: { number: string; tel: string; label?: string }) {
  return (
    <a className={classes.root} href={`tel:${tel}`}>
      <IconPhone size={24} stroke={1.75} aria-hidden />
      <span>
        <span>{label}</span> <strong translate="no">{number}</strong>
      </span>
    </a>
  )
}
