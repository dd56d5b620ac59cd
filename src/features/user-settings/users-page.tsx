import { Button } from '@mantine/core'
import type { User } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { api } from '../../api/api.ts'
import { useSession } from '../../session/session-context.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useActiveCompanyWords } from './active-company-words.ts'
import { usersPath } from './groups.ts'
import { PermissionsDialog } from './permissions-dialog.tsx'
import { usersQuery, type CompanyUsers } from './queries.ts'
import { userColumns } from './user-columns.tsx'

interface UsersPageProps {
  groupName: string
  clientId: number
}

/** /user-settings/{groupName}/{clientId}: who may see our data (USR-003, USR-011 to USR-013). */
export function UsersPage({ groupName, clientId }: UsersPageProps) {
  const query = useQuery(usersQuery(api, useSession(), groupName, clientId))
  return (
    <QueryView
      query={query}
      header={<PageHeader />}
      pending={<LoadingState label="Loading users" shape="rows" count={6} />}
      failed={{ title: 'The users did not load', kept: 'Nobody’s access has changed.' }}
      empty={<Navigate to="/user-settings" replace />}
    >
      {(loaded) => <Users {...loaded} path={usersPath(groupName, clientId)} />}
    </QueryView>
  )
}

function Users({ group, company, users, path }: CompanyUsers & { path: string }) {
  const session = useSession()
  const table = useTableAddress()
  const [asked, setAsked] = useState<User | null>(null)
  const [reading, setReading] = useState(false)
  const columns = useMemo(() => userColumns({ session, path, onDelete: setAsked }), [session, path])
  const name = company?.ClientName ?? group.Name
  const activeCompany = useActiveCompanyWords(company)
  const onDeleted = () => {
    flushSync(() => setAsked(null)) // closing gives focus back to the line that was pressed, which is going
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }
  return (
    <>
      <PageHeader
        title={name}
        thing={name}
        eyebrow="Users"
        actions={
          <>
            <Button
              leftSection={<IconKey size={20} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setReading(true)}
            >
              Permissions
            </Button>
            <LinkButton main to={`${path}/add`} icon={<IconPlus size={20} aria-hidden />}>
              Add
            </LinkButton>
          </>
        }
      >{`The people who may see the data of ${company ? 'this company' : 'the program'}.${activeCompany}`}</PageHeader>
      <DataTable
        {...table}
        label="Users"
        rows={users}
        columns={columns}
        rowKey={({ RecId }) => String(RecId)}
        emptyText="No Users Found."
        emptyHint="Whoever is added here gets a mail with a link to set a password."
        searchLabel="Search users"
        exported
      />
      {asked && <DeleteDialog user={asked} onCancel={() => setAsked(null)} onDeleted={onDeleted} />}
      {reading && <PermissionsDialog group={group} onClose={() => setReading(false)} />}
    </>
  )
}
