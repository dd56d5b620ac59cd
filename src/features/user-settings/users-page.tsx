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
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useActiveCompanyNote } from './use-active-company-note.ts'
import { usersPath } from './groups.ts'
import { PermissionsDialog } from './permissions-dialog.tsx'
import { usersQuery, type CompanyUsers } from './queries.ts'
import { texts } from './texts.ts'
import { userColumns } from './user-columns.tsx'

interface UsersPageProps {
  groupName: string
  clientId: number
}

/** /user-settings/{groupName}/{clientId}: the users of a company or of the staff. */
export function UsersPage({ groupName, clientId }: UsersPageProps) {
  const query = useQuery(usersQuery(api, useSession(), groupName, clientId))
  return (
    <QueryView
      query={query}
      header={<PageHeader />}
      pending={<LoadingState label={texts.users.loading} shape="rows" count={6} />}
      failed={texts.users.failed}
      empty={<Navigate to="/user-settings" replace />}
    >
      {(loaded) => <Users {...loaded} path={usersPath(groupName, clientId)} />}
    </QueryView>
  )
}

function Users({ group, company, users, path }: CompanyUsers & { path: string }) {
  const session = useSession()
  const { search, onSearch } = useSearchParams('/_signed-in/_company/user-settings/$groupName/$clientId/')
  const [deleting, setDeleting] = useState<User | null>(null)
  const [showsPermissions, setShowsPermissions] = useState(false)
  const columns = useMemo(() => userColumns({ session, path, onDelete: setDeleting }), [session, path])
  const name = company?.ClientName ?? group.Name
  const activeCompanyNote = useActiveCompanyNote(company)
  const onDeleted = () => {
    // closing returns the focus to the clicked row before the reload removes that row
    flushSync(() => setDeleting(null))
    document.getElementById('page-title')?.focus({ preventScroll: true })
  }
  return (
    <>
      <PageHeader
        title={name}
        thing={name}
        eyebrow={texts.users.title}
        actions={
          <>
            <Button
              leftSection={<IconKey size={20} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setShowsPermissions(true)}
            >
              {texts.users.permissions}
            </Button>
            <LinkButton main to={`${path}/add`} icon={<IconPlus size={20} aria-hidden />}>
              {texts.users.add}
            </LinkButton>
          </>
        }
      >{`${company ? texts.users.lead.company : texts.users.lead.staff}${activeCompanyNote}`}</PageHeader>
      <DataTable
        state={search}
        onState={onSearch}
        label={texts.users.title}
        rows={users}
        columns={columns}
        rowKey={({ RecId }) => String(RecId)}
        emptyText={texts.users.empty}
        emptyHint={texts.users.emptyHint}
        searchLabel={texts.users.search}
        exported
      />
      {deleting && <DeleteDialog user={deleting} onCancel={() => setDeleting(null)} onDeleted={onDeleted} />}
      {showsPermissions && <PermissionsDialog group={group} onClose={() => setShowsPermissions(false)} />}
    </>
  )
}
