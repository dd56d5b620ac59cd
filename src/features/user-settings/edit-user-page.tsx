import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useSession } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useNameThing } from '../../ui/thing-name.ts'
import { showSuccess } from '../../ui/toasts.tsx'
import { useActiveCompanyWords } from './active-company-words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { usersPath } from './groups.ts'
import { useInviteUser } from './invite-user.ts'
import { userQuery, type StoredUser } from './queries.ts'
import { isEditable, roleOptions } from './role-rules.ts'
import { editUser } from './save-user.ts'
import { UserFormPage, sayEmailTaken } from './user-form-page.tsx'
import { roleOf, toUser, userAnswers, userForm } from './user-form.ts'
import { lastSignInOf, stateOfUser } from './user-words.ts'

interface EditUserPageProps {
  groupName: string
  clientId: number
  userId: number
  /** Leads back to the users. */
  onDone: () => void
}

/** /user-settings/{groupName}/{clientId}/{userId} (USR-005, USR-025); nobody to edit there leads to the users (AMB-211). */
export function EditUserPage({ groupName, clientId, userId, onDone }: EditUserPageProps) {
  const session = useSession()
  const path = usersPath(groupName, clientId)
  const query = useQuery(userQuery(api, session, groupName, clientId, userId))
  const toUsers = <Navigate to={path} replace />
  return (
    <QueryView
      query={query}
      header={<PageHeader />}
      pending={<LoadingState label="Loading the user" shape="fields" count={6} />}
      failed={{ title: 'The user did not load', kept: 'Nothing was changed.' }}
      empty={toUsers}
    >
      {(loaded) => (isEditable(session, loaded.user) ? <EditUser {...loaded} path={path} onDone={onDone} /> : toUsers)}
    </QueryView>
  )
}

const forInvited =
  'Changes take effect at once. A new email address gets the invitation, and the link mailed before stops working.'
const forOthers =
  'Changes take effect at once. A new email address ends the password: a link to set another one is mailed there. A new role, or an inactive account, signs the person out.'
const forOneself =
  'Changes take effect at once. A new email address signs you out and ends your password: a link to set another one is mailed there.'

interface EditUserProps extends StoredUser {
  path: string
  onDone: () => void
}

function EditUser({ group, company, user, RoleGroupsRecId, path, onDone }: EditUserProps) {
  const session = useSession()
  const own = user.RecId === session.userRecId
  const activeCompany = useActiveCompanyWords(company)
  useNameThing(`${user.FirstName} ${user.LastName}`)
  const [definition] = useState(() =>
    userForm({ group, roles: roleOptions(session, group.linkedRoleGroups), edited: { own } }),
  )
  const form = useLocalForm<true>({
    form: definition,
    initial: userAnswers(group, user, RoleGroupsRecId),
    keptAs: `user-${session.userRecId}-${user.RecId}`,
    submit: async (answers) => {
      const changed = toUser(answers, user.ClientId)
      const before = { user, RoleGroupsRecId }
      await editUser(api, before, changed, roleOf(answers)).catch(sayEmailTaken)
      return true
    },
    meta: { stale: ['user-settings'] },
    onSent: () => {
      showSuccess('User Edited Successfully')
      onDone()
    },
  })
  const invitation = useInviteUser()
  const [asking, setAsking] = useState(false)
  const onDeleted = () => {
    form.giveUp()
    onDone()
  }
  return (
    <>
      <UserFormPage
        title={`Edit ${user.FirstName} ${user.LastName}`}
        lead={`${company?.ClientName ?? group.Name}: ${stateOfUser(user)}.${user.lastSignIn ? ` Last sign-in ${lastSignInOf(user)}.` : ''}${activeCompany}`}
        form={form}
        group={group}
        whatHappens={own ? forOneself : user.isInvited ? forInvited : forOthers}
        failed="Whoops! We couldn't edit your user"
        path={path}
        actions={
          user.isInvited && user.IsActive === 1 ? (
            <Button
              leftSection={<IconMailForward size={20} aria-hidden />}
              loading={invitation.isPending}
              onClick={() => invitation.mutate(user)}
            >
              Invite again
            </Button>
          ) : undefined
        }
        apart={
          own ? undefined : (
            <Button
              leftSection={<IconTrash size={20} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
          )
        }
      />
      {asking && <DeleteDialog user={user} onDeleted={onDeleted} onCancel={() => setAsking(false)} />}
    </>
  )
}
