import { ActionIcon } from '@mantine/core'
import type { User } from '@captive/api-client/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

import type { SignedIn } from '../../session/session.ts'
import { MailLink, PhoneLink } from '../../ui/contact-links.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { isEditable } from './role-rules.ts'
import { stateOfUser } from './user-words.ts'
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
    value: ({ FirstName }) => FirstName,
    cell: ({ FirstName, LastName }) => (
      <>
        {FirstName}
        <span className={classes.onCard}> {LastName}</span>
      </>
    ),
  },
  { id: 'last', header: 'Last Name', value: ({ LastName }) => LastName },
  { id: 'role', header: 'Role', value: stateOfUser, fact: true },
  {
    id: 'email',
    header: 'Email',
    value: ({ Email }) => Email,
    cell: ({ Email }) => <MailLink email={Email} />,
    fact: true,
  },
  {
    id: 'phone',
    header: 'Phone',
    value: ({ Phone }) => Phone,
    cell: ({ Phone }) => <PhoneLink phone={Phone} />,
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
