import { Anchor } from '@mantine/core'
import { Fragment } from 'react'

import classes from './contact-links.module.css'
import { texts } from './texts.ts'

const shape = { className: classes.link ?? '' }

/** A link that calls a phone number, with an optional extension; renders nothing without a number. */
export function PhoneLink({ phone, extension = '' }: { phone: string; extension?: string }) {
  if (phone === '') return null
  const [number = '', written = ''] = phone.split(/ext\.?|x/i).map((part) => part.replace(/[^\d+]/g, ''))
  const dialled = extension || written
  return (
    <Anchor {...shape} translate="no" href={`tel:${number}${dialled && `;ext=${dialled}`}`}>
      {extension ? texts.extension(phone, extension) : phone}
    </Anchor>
  )
}

/** A mailto link; renders nothing without an email. */
export function MailLink({ email }: { email: string }) {
  if (email === '') return null
  return (
    <Anchor {...shape} href={`mailto:${email}`}>
      <MailAddress email={email} />
    </Anchor>
  )
}

/** An email that can break before the @ or a dot. */
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
