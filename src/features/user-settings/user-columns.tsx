import { ActionIcon } from '@mantine/core'
import type { User } from '@captive/api-client/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

import type { SignedIn } from '../../session/session.ts'
import { mailColumn, phoneColumn } from '../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { isEditable } from './role-rules.ts'
import { texts } from './texts.ts'
import { lastSignInOf, statusOfUser } from './user-status.ts'
import classes from './users-page.module.css'

interface UserColumns {
  session: SignedIn
  /** Path of the users page; the path of a user is below it. */
  path: string
  onDelete: (user: User) => void
}

const headers = texts.users.columns

/** One row per user. The role column also shows whether the user is inactive, invited or without a role. */
export const userColumns = ({ session, path, onDelete }: UserColumns): DataColumn<User>[] => [
  {
    id: 'first',
    header: headers.firstName,
    verbatim: true,
    value: ({ FirstName }) => FirstName,
    cell: ({ FirstName, LastName }) => (
      <>
        <span>{FirstName}</span>
        <span className={classes.onCard}>{` ${LastName}`}</span>
      </>
    ),
  },
  { id: 'last', header: headers.lastName, verbatim: true, value: ({ LastName }) => LastName },
  { id: 'role', header: headers.role, value: statusOfUser, shownOnCard: true },
  mailColumn(({ Email }) => Email),
  phoneColumn(({ Phone }) => Phone),
  {
    id: 'last-sign-in',
    header: headers.lastSignIn,
    kind: 'moment',
    value: ({ lastSignIn }) => lastSignIn ?? '', // sorts users who never signed in before all others
    text: lastSignInOf,
    shownOnCard: true,
  },
  {
    id: 'actions',
    header: headers.actions,
    value: () => null,
    cell: (user) =>
      isEditable(session, user) ? (
        <Actions user={user} path={path} {...(user.RecId !== session.userRecId && { onDelete })} />
      ) : null,
    minWidth: 10,
    sortable: false,
    shownOnCard: true,
  },
]

interface ActionsProps {
  user: User
  path: string
  /** Undefined for the signed-in user, who cannot delete the own account. */
  onDelete?: UserColumns['onDelete']
}

function Actions({ user, path, onDelete }: ActionsProps) {
  const name = `${user.FirstName} ${user.LastName}`
  return (
    <span className={classes.actions}>
      <ActionIcon
        component={Link}
        to={`${path}/${user.RecId}`}
        size={44}
        variant="subtle"
        aria-label={texts.users.edit(name)}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      {onDelete ? (
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label={texts.users.delete(name)}
          aria-haspopup="dialog"
          onClick={() => onDelete(user)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  )
}
