import type { User } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { mailColumn, phoneColumn } from '../../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../../ui/data-table/use-table-address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { NoPermissionPage } from './no-permission-page.tsx'
import { parseNotificationsAddress } from './notifications-address.ts'
import { NotificationsView } from './notifications-view.tsx'
import { staffUsersQuery } from './queries.ts'

const columns: readonly DataColumn<User>[] = [
  { id: 'name', header: 'Name', verbatim: true, value: nameOf },
  { id: 'role', header: 'Role', value: ({ roleName }) => roleName ?? null, fact: true },
  mailColumn(({ Email }) => Email),
  phoneColumn(({ Phone }) => Phone),
]

/** /claims/claims-notifications-emaxx: the staff, then the notifications of whom one picks (NTF-020, NTF-021). */
export function StaffNotificationsPage() {
  const mayView = useCan()('004-001-007')
  return mayView ? <StaffNotifications /> : <NoPermissionPage />
}

function StaffNotifications() {
  const { clientName } = useActiveCompany()
  const { user: picked } = parseNotificationsAddress(useSearch({ strict: false }))
  const users = useQuery(staffUsersQuery(api))
  return (
    <QueryView
      query={users}
      header={<PageHeader />}
      pending={<LoadingState label="Loading users" shape="rows" count={6} />}
      failed={{ title: 'The users did not load', kept: 'What they selected is kept.' }}
    >
      {(staff) => {
        if (picked === undefined) return <StaffList staff={staff} clientName={clientName} />
        const user = staff.find(({ RecId }) => RecId === picked)
        return user ? <OfUser user={user} clientName={clientName} /> : <UnknownUser />
      }}
    </QueryView>
  )
}

function StaffList({ staff, clientName }: { staff: readonly User[]; clientName: string }) {
  const table = useTableAddress()
  return (
    <>
      <PageHeader>{`Pick a user to see and choose what they are told of claims of ${clientName}.`}</PageHeader>
      <DataTable
        {...table}
        label="Users"
        rows={staff}
        columns={columns}
        rowKey={({ RecId }) => String(RecId)}
        emptyText="No Users Found."
        searchLabel="Search users"
        defaultSort="name"
        rowAction={linkToUser}
      />
    </>
  )
}

function OfUser({ user, clientName }: { user: User; clientName: string }) {
  return (
    <>
      <PageHeader
        title={nameOf(user)}
        eyebrow={<AllUsers />}
      >{`What ${user.FirstName} is told of claims of ${clientName} reported in the last 90 days.`}</PageHeader>
      <NotificationsView
        key={user.RecId}
        watcher={{ userRecId: user.RecId, clientId: user.ClientId, email: user.Email }}
      />
    </>
  )
}

function UnknownUser() {
  return (
    <>
      <PageHeader eyebrow={<AllUsers />} />
      <EmptyState title="No Users Found.">Nobody of the staff has this number any more.</EmptyState>
    </>
  )
}

function AllUsers() {
  return (
    <Link to="." search={{}}>
      All users
    </Link>
  )
}

function linkToUser({ RecId }: User, content: ReactNode, className: string): ReactElement {
  return (
    <Link to="." search={{ user: RecId }} className={className}>
      {content}
    </Link>
  )
}

function nameOf({ FirstName, LastName }: User): string {
  return `${FirstName} ${LastName}`
}
