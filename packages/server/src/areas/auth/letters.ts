import type { ServerBrand } from '@captive/brand/folder'

import { html } from '../../mail/html.ts'
import { letter, linkButton } from '../../mail/letter.ts'
import type { Mail } from '../../mail/outbox.ts'
import { texts } from './texts.ts'

/** Mail to a user who forgot the password. The link expires after one hour. */
export function resetLetter(brand: ServerBrand, to: string, link: string): Mail {
  const { subject, why, button, note } = texts.resetLetter
  const content = html`<p>${why}</p>
    ${linkButton(brand, link, button)}
    <p>${note}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}

/** Mail to a new user. The link expires after `days`. */
export function setUpLetter(brand: ServerBrand, to: string, company: string, link: string, days: number): Mail {
  const { subject, why, button, note } = texts.setUpLetter
  const content = html`<p>${why(company, to)}</p>
    ${linkButton(brand, link, button)}
    <p>${note(days)}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}

/** Mail to an account whose password was set. */
export function passwordChangedLetter(brand: ServerBrand, to: string): Mail {
  const { subject, what, note } = texts.passwordChangedLetter
  const content = html`<p>${what}</p>
    <p>${note}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}

/**
 * Mail to the former address of an account. It contains a link, valid for seven days, if the account has unsent claim
 * reports.
 */
export function addressChangedLetter(brand: ServerBrand, to: string, link?: string): Mail {
  const { subject, what, lockedDrafts, button, unexpected } = texts.addressChangedLetter
  const drafts =
    link === undefined
      ? ''
      : html`<p>${lockedDrafts}</p>
          ${linkButton(brand, link, button)}`
  const content = html`<p>${what}</p>
    ${drafts}
    <p>${unexpected}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}

/**
 * Mail to the new address of an account. It contains a link to set a password, valid for `days`, if the account may
 * sign in.
 */
export function newAddressLetter(
  brand: ServerBrand,
  to: string,
  company: string,
  invitation?: { link: string; days: number },
): Mail {
  const { subject, what, inactive, why, button, note, unexpected } = texts.newAddressLetter
  const next =
    invitation === undefined
      ? html`<p>${inactive}</p>`
      : html`<p>${why(to)}</p>
          ${linkButton(brand, invitation.link, button)}
          <p>${note(invitation.days)}</p>`
  const content = html`<p>${what(company, to)}</p>
    ${next}
    <p>${unexpected}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}

/** Mail to an account that signed in on a new device. */
export function newDeviceLetter(
  brand: ServerBrand,
  to: string,
  { device, networkAddress, at }: { device: string; networkAddress: string; at: Date },
): Mail {
  const { subject, what, note } = texts.newDeviceLetter
  const content = html`<p>${what(device, networkAddress, at)}</p>
    <p>${note}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}

/** Mail to an account whose sign-in methods changed. */
export function securityLetter(brand: ServerBrand, to: string, what: string): Mail {
  const { subject, note } = texts.securityLetter
  const content = html`<p>${what}</p>
    <p>${note}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}
