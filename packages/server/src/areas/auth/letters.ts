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
