import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useOffers, useSession } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSetRecordName } from '../../ui/record-name.ts'
import { showSuccess } from '../../ui/toasts.tsx'
import { useActiveCompanyNote } from './use-active-company-note.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { usersPath } from './groups.ts'
import { useInviteUser } from './invite-user.ts'
import { userQuery, type StoredUser } from './queries.ts'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { isEditable, roleOptions } from './role-rules.ts'
import { editUser } from './save-user.ts'
import { texts } from './texts.ts'
import { UserFormPage, toastEmailTaken } from './user-form-page.tsx'
import { roleOf, toUser, userAnswers, userForm } from './user-form.ts'
import { lastSignInOf, statusOfUser } from './user-status.ts'
import generated from './user-form-shape.ts?validator'

interface EditUserPageProps {
  groupName: string
  clientId: number
  userId: number
  /** Returns to the users page. */
  onDone: () => void
}

/**
 * /user-settings/{groupName}/{clientId}/{userId}; redirects to the users page if there is no user to edit (AMB-211).
 */
export function EditUserPage({ groupName, clientId, userId, onDone }: EditUserPageProps) {
  const session = useSession()
  const path = usersPath(groupName, clientId)
  const query = useQuery(userQuery(api, session, groupName, clientId, userId))
  const toUsers = <Navigate to={path} replace />
  return (
    <QueryView
      query={query}
      header={<PageHeader />}
      pending={<LoadingState label={texts.editUser.loading} shape="fields" count={6} />}
      failed={texts.editUser.failed}
      empty={toUsers}
    >
      {(loaded) => (isEditable(session, loaded.user) ? <EditUser {...loaded} path={path} onDone={onDone} /> : toUsers)}
    </QueryView>
  )
}

const { whatHappens } = texts.editUser

interface EditUserProps extends StoredUser {
  path: string
  onDone: () => void
}

function EditUser({ group, company, user, RoleGroupsRecId, path, onDone }: EditUserProps) {
  const session = useSession()
  const offers = useOffers()
  const own = user.RecId === session.userRecId
  const activeCompanyNote = useActiveCompanyNote(company)
  const name = `${user.FirstName} ${user.LastName}`
  const lastSignIn = user.lastSignIn ? ` ${texts.editUser.lastSignIn(lastSignInOf(user))}` : ''
  useSetRecordName(name)
  const [definition] = useState(() =>
    userForm({ group, roles: roleOptions(session, group.linkedRoleGroups), edited: { own } }),
  )
  const form = useLocalForm<true>({
    validator: generated,
    form: definition,
    initial: userAnswers(group, user, RoleGroupsRecId),
    storageKey: `user-${session.userRecId}-${user.RecId}`,
    submit: async (answers) => {
      const changed = toUser(answers, user.ClientId)
      const before = { user, RoleGroupsRecId }
      await editUser(api, before, changed, roleOf(answers)).catch(toastEmailTaken)
      return true
    },
    meta: { stale: ['user-settings'] },
    onSent: () => {
      showSuccess(texts.editUser.edited)
      onDone()
    },
  })
  const invitation = useInviteUser()
  const [deleting, setDeleting] = useState(false)
  const onDeleted = () => {
    form.discard()
    onDone()
  }
  return (
    <>
      <UserFormPage
        title={texts.editUser.title(name)}
        lead={`${texts.editUser.lead(company?.ClientName ?? group.Name, statusOfUser(user))}${lastSignIn}${activeCompanyNote}`}
        form={form}
        group={group}
        whatHappens={own ? whatHappens.oneself : user.isInvited ? whatHappens.invited : whatHappens.others}
        failed={texts.editUser.notEdited}
        path={path}
        actions={
          user.isInvited && user.IsActive === 1 ? (
            <Button
              leftSection={<IconMailForward size={20} aria-hidden />}
              loading={invitation.isPending}
              onClick={() => invitation.mutate(user)}
            >
              {texts.editUser.invite}
            </Button>
          ) : undefined
        }
        secondaryAction={
          own ? undefined : (
            <>
              {offers('AccountSecurity') ? <ResetSecondFactor user={user} /> : null}
              <Button
                leftSection={<IconTrash size={20} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => setDeleting(true)}
              >
                {texts.editUser.delete}
              </Button>
            </>
          )
        }
      />
      {deleting && <DeleteDialog user={user} onDeleted={onDeleted} onCancel={() => setDeleting(false)} />}
    </>
  )
}
