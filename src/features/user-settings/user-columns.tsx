import { ActionIcon } from '@mantine/core'
import type { User } from '@captive/api-client/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

import type { SignedIn } from '../../session/session.ts'
import { mailColumn, phoneColumn } from '../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { isEditable } from './role-rules.ts'
import { lastSignInOf, stateOfUser } from './user-words.ts'
import classes from './users-page.module.css'

interface UserColumns {
  session: SignedIn
  /** Of the register; below it stands each user. */
  path: string
  onDelete: (user: User) => void
}

/** One line a person; who may not sign in, or has no role yet, is said beside the role. */
export const userColumns = ({ session, path, onDelete }: UserColumns): DataColumn<User>[] => [
  {
    id: 'first',
    header: 'First Name',
    verbatim: true,
    value: ({ FirstName }) => FirstName,
    cell: ({ FirstName, LastName }) => (
      <>
        <span>{FirstName}</span>
        <span className={classes.onCard}>{` ${LastName}`}</span>
      </>
    ),
  },
  { id: 'last', header: 'Last Name', verbatim: true, value: ({ LastName }) => LastName },
  { id: 'role', header: 'Role', value: stateOfUser, fact: true },
  mailColumn(({ Email }) => Email),
  phoneColumn(({ Phone }) => Phone),
  {
    id: 'last-sign-in',
    header: 'Last sign-in',
    kind: 'moment',
    value: ({ lastSignIn }) => lastSignIn ?? '', // who never came stands before who came long ago
    text: lastSignInOf,
    fact: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    cell: (user) =>
      isEditable(session, user) ? (
        <Actions user={user} path={path} {...(user.RecId !== session.userRecId && { onDelete })} />
      ) : null,
    least: 10,
    sortable: false,
    fact: true,
  },
]

interface ActionsProps {
  user: User
  path: string
  /** Left out for oneself: nobody deletes the own account. */
  onDelete?: UserColumns['onDelete']
}

function Actions({ user, path, onDelete }: ActionsProps) {
  const name = `${user.FirstName} ${user.LastName}`
  return (
    <span className={classes.actions}>
      <ActionIcon component={Link} to={`${path}/${user.RecId}`} size={44} variant="subtle" aria-label={`Edit ${name}`}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      {onDelete ? (
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label={`Delete ${name}`}
          aria-haspopup="dialog"
          onClick={() => onDelete(user)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  )
}
