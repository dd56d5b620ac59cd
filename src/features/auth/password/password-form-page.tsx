import { Link } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { LightFormPage } from '../../../forms/light-form-page.tsx'
import { useLocalForm } from '../../../forms/use-local-form.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LightButtonLink } from '../../../ui/light-button.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import classes from '../auth-panel.module.css'
import { passwordForm } from './password-form.ts'
import { setPassword } from './set-password.ts'
import { texts } from './texts.ts'
import generated from './password-form-shape.ts?validator'

/** A link from an email that sets a password. */
export interface MailedPassword {
  /** 'reset' for a forgotten password, 'set' for a new user (AMB-031, AMB-037). */
  purpose: 'reset' | 'set'
  token: string
}

/** The form of a valid link. Passwords are confidential, so drafts never store them. */
export function PasswordFormPage({ purpose, token, title }: MailedPassword & { title: string }) {
  const form = useLocalForm({
    form: passwordForm,
    validator: generated,
    initial: {},
    storageKey: `password-${purpose}`,
    submit: async ({ password }) => {
      try {
        await setPassword(api, String(password), token)
        return true
      } catch (error) {
        showFailure(texts.failedToasts[purpose])
        throw error
      }
    },
  })
  return (
    <div className={classes.root}>
      <LightFormPage
        title={title}
        lead={texts.about}
        form={form}
        whatHappens={texts.effects[purpose]}
        send={title}
        sending={texts.sending}
        failed={texts.failed}
        leave={texts.leave[purpose]}
        sentByEnter
        beside={
          form.failure && (
            <Link to="/forgot" onClick={form.discard}>
              {texts.requestNewLink}
            </Link>
          )
        }
      >
        {() => (
          <Callout
            tone="ok"
            title={texts.done[purpose]}
            live="polite"
            action={<LightButtonLink to="/login">{texts.okay}</LightButtonLink>}
          >
            {texts.doneHint}
          </Callout>
        )}
      </LightFormPage>
    </div>
  )
}
