import { html } from '../../mail/html.ts'
import { letter, linkButton } from '../../mail/letter.ts'
import type { Mail } from '../../mail/outbox.ts'

/** To whoever forgot a password; the link is good for an hour. */
export const resetLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Reset your password',
  html: letter(
    'Reset your password',
    html`<p>Somebody, we hope you, asked to reset the password of your account in the member portal.</p>
      ${linkButton(link, 'Choose a new password')}
      <p>
        The link is good once, for one hour. If you did not ask for it, you need not do anything: your password stays as
        it is.
      </p>`,
  ),
})

/** To a new user; the link is good for `days`. */
export const setUpLetter = (to: string, company: string, link: string, days: number): Mail => ({
  to,
  subject: 'Your account in the member portal',
  html: letter(
    'Your account in the member portal',
    html`<p>An account was made for you, as a user of ${company}. To sign in with ${to} you need a password.</p>
      ${linkButton(link, 'Set your password')}
      <p>
        The link is good once, for ${days} days. When it is no longer good, choose “Forgot password” where you sign in,
        and you are sent a new one.
      </p>`,
  ),
})

/** To an account whose password was set. */
export const passwordChangedLetter = (to: string): Mail => ({
  to,
  subject: 'Your password was changed',
  html: letter(
    'Your password was changed',
    html`<p>
        The password of your account in the member portal was set anew, and whoever was signed in was signed out.
      </p>
      <p>If it was not you, choose “Forgot password” where you sign in, and tell your administrator.</p>`,
  ),
})

/** To the former address of an account; with a link where something was begun and not sent, good for seven days. */
export const addressChangedLetter = (to: string, link?: string): Mail => ({
  to,
  subject: 'The email address of your account changed',
  html: letter(
    'The email address of your account changed',
    html`<p>
        The email address of your account in the member portal was changed. This address no longer opens the account.
        Its password was removed, and everyone who was signed in was signed out.
      </p>
      ${
        link === undefined
          ? ''
          : html`<p>
                Reports that were started and not sent are locked. If the account is still yours, under its new address,
                you can unlock them. If it is not yours, do nothing: they are removed after seven days.
              </p>
              ${linkButton(link, 'The account is still mine')}`
      }
      <p>If you did not expect this, tell your administrator or write to the program.</p>`,
  ),
})

/** To the new address of an account; with a link to set a password, good for `days`, where the account may sign in. */
export const newAddressLetter = (to: string, company: string, invitation?: { link: string; days: number }): Mail => ({
  to,
  subject: 'The email address of your account changed',
  html: letter(
    'The email address of your account changed',
    html`<p>
        ${to} is now the email address of an account in the member portal, as a user of ${company}. The password of the
        account was removed, and everyone who was signed in was signed out.
      </p>
      ${
        invitation === undefined
          ? html`<p>The account is inactive. Your administrator can activate it.</p>`
          : html`<p>To sign in with ${to}, set a new password.</p>
              ${linkButton(invitation.link, 'Set your password')}
              <p>
                The link works once, for ${invitation.days} days. After that, choose “Forgot password” on the sign-in
                page to get a new one.
              </p>`
      }
      <p>If you did not expect this, tell your administrator or write to the program.</p>`,
  ),
})
