import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useSession } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import { useActiveCompanyNote } from './use-active-company-note.ts'
import { usersPath } from './groups.ts'
import { companyQuery, type GroupAndCompany } from './queries.ts'
import { roleOptions } from './role-rules.ts'
import { userAdder } from './save-user.ts'
import { texts } from './texts.ts'
import { UserFormPage, toastEmailTaken } from './user-form-page.tsx'
import { roleOf, toUser, userAnswers, userForm } from './user-form.ts'
import generated from './user-form-shape.ts?validator'

interface AddUserPageProps {
  groupName: string
  clientId: number
  /** Returns to the users page. */
  onDone: () => void
}

/** /user-settings/{groupName}/{clientId}/add */
export function AddUserPage({ groupName, clientId, onDone }: AddUserPageProps) {
  const query = useQuery(companyQuery(api, useSession(), groupName, clientId))
  return (
    <QueryView
      query={query}
      header={<PageHeader />}
      pending={<LoadingState label={texts.addUser.loading} shape="fields" count={6} />}
      failed={texts.addUser.failed}
      empty={<Navigate to="/user-settings" replace />}
    >
      {(loaded) => <AddUser {...loaded} path={usersPath(groupName, clientId)} onDone={onDone} />}
    </QueryView>
  )
}

interface AddUserProps extends GroupAndCompany {
  path: string
  onDone: () => void
}

function AddUser({ group, company, path, onDone }: AddUserProps) {
  const session = useSession()
  const activeCompanyNote = useActiveCompanyNote(company)
  const clientId = company?.ClientId ?? session.loginClientId // staff users belong to the company that runs the program
  const [add] = useState(() => userAdder(api, window.location.origin))
  const [definition] = useState(() =>
    userForm({ group, roles: roleOptions(session, group.linkedRoleGroups), edited: null }),
  )
  const form = useLocalForm<true>({
    validator: generated,
    form: definition,
    initial: userAnswers(group, null, null),
    storageKey: `new-user-${session.userRecId}-${clientId}`,
    submit: async (answers) => {
      await add(toUser(answers, clientId), roleOf(answers)).catch(toastEmailTaken)
      return true
    },
    meta: { stale: ['user-settings'] },
    onSent: () => {
      showSuccess(texts.addUser.added)
      onDone()
    },
  })
  return (
    <UserFormPage
      title={texts.addUser.title}
      lead={`${texts.addUser.lead(company?.ClientName ?? texts.users.theProgram)}${activeCompanyNote}`}
      form={form}
      group={group}
      whatHappens={texts.addUser.whatHappens}
      failed={texts.addUser.notAdded}
      path={path}
    />
  )
}
