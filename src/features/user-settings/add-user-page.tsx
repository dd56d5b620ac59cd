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
import { useActiveCompanyWords } from './active-company-words.ts'
import { usersPath } from './groups.ts'
import { companyQuery, type GroupAndCompany } from './queries.ts'
import { roleOptions } from './role-rules.ts'
import { userAdder } from './save-user.ts'
import { UserFormPage, sayEmailTaken } from './user-form-page.tsx'
import { roleOf, toUser, userAnswers, userForm } from './user-form.ts'

interface AddUserPageProps {
  groupName: string
  clientId: number
  /** Leads back to the users. */
  onDone: () => void
}

/** /user-settings/{groupName}/{clientId}/add (USR-004, USR-031). */
export function AddUserPage({ groupName, clientId, onDone }: AddUserPageProps) {
  const query = useQuery(companyQuery(api, useSession(), groupName, clientId))
  return (
    <QueryView
      query={query}
      header={<PageHeader />}
      pending={<LoadingState label="Loading the form" shape="fields" count={6} />}
      failed={{ title: 'The form did not load', kept: 'Nobody was added.' }}
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
  const activeCompany = useActiveCompanyWords(company)
  const clientId = company?.ClientId ?? session.loginClientId // the staff are of the company that runs the program
  const [add] = useState(() => userAdder(api, window.location.origin))
  const [definition] = useState(() =>
    userForm({ group, roles: roleOptions(session, group.linkedRoleGroups), edited: null }),
  )
  const form = useLocalForm<true>({
    form: definition,
    initial: userAnswers(group, null, null),
    keptAs: `new-user-${session.userRecId}-${clientId}`,
    submit: async (answers) => {
      await add(toUser(answers, clientId), roleOf(answers)).catch(sayEmailTaken)
      return true
    },
    meta: { stale: ['user-settings'] },
    onSent: () => {
      showSuccess('User Added Successfully')
      onDone()
    },
  })
  return (
    <UserFormPage
      title="Add User"
      lead={`A person who may see the data of ${company?.ClientName ?? 'the program'}.${activeCompany}`}
      form={form}
      group={group}
      whatHappens="The person gets a mail with a link to set a password, good once, for 7 days."
      failed="Whoops! We couldn't create your user"
      path={path}
    />
  )
}
