import { Link } from '@tanstack/react-router'

import { api } from '../../api/api.ts'
import { LightFormPage } from '../../forms/light-form-page.tsx'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { Callout } from '../../ui/callout.tsx'
import { LightButtonLink } from '../../ui/light-button.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import classes from './auth-panel.module.css'
import { passwordForm } from './password-form.ts'
import { setPassword } from './set-password.ts'

/** A password that is chosen with a mailed link. */
export interface MailedPassword {
  /** The word the texts use: a forgotten password is reset, a new user's is set (AMB-031, AMB-037). */
  purpose: 'reset' | 'set'
  token: string
}

const whatHappens = {
  reset: 'Your old password stops working, and every device that is signed in with it is signed out.',
  set: 'From then on you log in with your email address and this password.',
}

/** The form behind a mailed link that is good. What is typed is kept nowhere: passwords are confidential. */
export function PasswordFormPage({ purpose, token, title }: MailedPassword & { title: string }) {
  const form = useLocalForm({
    form: passwordForm,
    initial: {},
    keptAs: `password-${purpose}`,
    submit: async ({ password }) => {
      try {
        await setPassword(api, String(password), token)
        return true
      } catch (error) {
        showFailure(`Error processing password ${purpose} request`)
        throw error
      }
    },
  })
  return (
    <div className={classes.root}>
      <LightFormPage
        title={title}
        lead="Choose a password that you use nowhere else."
        form={form}
        whatHappens={whatHappens[purpose]}
        send={title}
        sending="Saving"
        failed="There was an error processing your request. Please try again."
        leave={`Your password has not been ${purpose}. Do you want to leave the page?`}
        sentByEnter
        beside={
          form.failure && (
            <Link to="/forgot" onClick={form.giveUp}>
              Ask for a new link
            </Link>
          )
        }
      >
        {() => (
          <Callout
            tone="ok"
            title={`Password ${purpose} successfully`}
            live="polite"
            action={<LightButtonLink to="/login">Okay</LightButtonLink>}
          >
            You can log in with it now.
          </Callout>
        )}
      </LightFormPage>
    </div>
  )
}
