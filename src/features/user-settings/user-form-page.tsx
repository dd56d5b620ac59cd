import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'

import { AnswersRefusedError } from '../../forms/answers-refused.ts'
import { FieldNotesContext } from '../../forms/field-notes.ts'
import { FormPage } from '../../forms/form-page.tsx'
import type { LocalForm } from '../../forms/use-local-form.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { PermissionsDialog } from './permissions-dialog.tsx'
import type { GroupWithRoles } from './queries.ts'
import { texts } from './texts.ts'
import classes from './user-form-page.module.css'

interface UserFormPageProps {
  title: string
  lead: string
  form: LocalForm<true>
  group: GroupWithRoles
  whatHappens: string
  /** The title above the reason when saving fails. */
  failed: string
  /** The path of the users page, to which Cancel returns. */
  path: string
  /** Buttons that act on the stored user. */
  actions?: ReactNode
  /** A button set apart from Submit and Cancel. */
  secondaryAction?: ReactNode
}

/** The form page that adding and editing a user share. */
export function UserFormPage({ form, group, path, secondaryAction, ...page }: UserFormPageProps) {
  const [showsPermissions, setShowsPermissions] = useState(false)
  const notes = useMemo(
    () =>
      new Map([
        [
          'RoleGroupsRecId',
          <Button
            key="permissions"
            className={classes.note}
            variant="subtle"
            leftSection={<IconKey size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setShowsPermissions(true)}
          >
            {texts.form.permissions}
          </Button>,
        ],
      ]),
    [],
  )
  return (
    <>
      <FieldNotesContext value={notes}>
        <FormPage
          {...page}
          form={form}
          send={texts.form.submit}
          sending={texts.form.saving}
          leave={texts.form.leave}
          onLeave={form.discard}
          beside={
            <>
              <LinkButton to={path}>{texts.form.cancel}</LinkButton>
              {secondaryAction ? <span className={classes.secondaryAction}>{secondaryAction}</span> : null}
            </>
          }
        >
          {() => null /* the users page shows the saved user */}
        </FormPage>
      </FieldNotesContext>
      {showsPermissions && <PermissionsDialog group={group} onClose={() => setShowsPermissions(false)} />}
    </>
  )
}

/** Shows a toast, in addition to the message at the field, that another user has the email (USR-030). */
export function toastEmailTaken(error: unknown): never {
  if (error instanceof AnswersRefusedError) showFailure(texts.form.emailExistsToast)
  throw error
}
