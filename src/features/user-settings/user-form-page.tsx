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
import classes from './user-form-page.module.css'

interface UserFormPageProps {
  title: string
  lead: string
  form: LocalForm<true>
  group: GroupWithRoles
  whatHappens: string
  /** Said above the reason where saving failed. */
  failed: string
  /** Of the register, where Cancel leads. */
  path: string
  /** Acts on the user as it is stored. */
  actions?: ReactNode
  /** Stands apart from Submit and Cancel. */
  apart?: ReactNode
}

/** What adding and editing a user have in common: Submit, Cancel, and what each role may do where one is chosen. */
export function UserFormPage({ form, group, path, apart, ...page }: UserFormPageProps) {
  const [reading, setReading] = useState(false)
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
            onClick={() => setReading(true)}
          >
            What may each role do?
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
          send="Submit"
          sending="Saving"
          leave="What you entered has not been saved. Do you want to leave the page?"
          onLeave={form.giveUp}
          beside={
            <>
              <LinkButton to={path}>Cancel</LinkButton>
              {apart ? <span className={classes.apart}>{apart}</span> : null}
            </>
          }
        >
          {() => null /* the register shows who was saved */}
        </FormPage>
      </FieldNotesContext>
      {reading && <PermissionsDialog group={group} onClose={() => setReading(false)} />}
    </>
  )
}

/** Says over the page, besides at its field, that the address is somebody else's (USR-030). */
export function sayEmailTaken(error: unknown): never {
  if (error instanceof AnswersRefusedError) showFailure('Whoops! This email already exists')
  throw error
}
