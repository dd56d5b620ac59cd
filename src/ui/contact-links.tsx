import { Anchor } from '@mantine/core'
import { Fragment } from 'react'

import classes from './contact-links.module.css'

const shape = { className: classes.link ?? '' }

/** A phone number to press, with its extension, also where that is written behind it; nothing where there is none. */
export function PhoneLink({ phone, extension = '' }: { phone: string; extension?: string }) {
  if (phone === '') return null
  const [number = '', written = ''] = phone.split(/ext\.?|x/i).map((part) => part.replace(/[^\d+]/g, ''))
  const dialled = extension || written
  return (
    <Anchor {...shape} translate="no" href={`tel:${number}${dialled && `;ext=${dialled}`}`}>
      {extension ? `${phone} ext. ${extension}` : phone}
    </Anchor>
  )
}

/** An address to write to; nothing where there is none. */
export function MailLink({ email }: { email: string }) {
  if (email === '') return null
  return (
    <Anchor {...shape} href={`mailto:${email}`}>
      <MailAddress email={email} />
    </Anchor>
  )
}

/** An address that breaks before its @, or a dot, if it must. */
export function MailAddress({ email }: { email: string }) {
  return (
    <span translate="no">
      {email.split(/(?=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
