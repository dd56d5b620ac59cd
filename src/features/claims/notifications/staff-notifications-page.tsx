import type { User } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

import { fullName } from '../../../format/full-name.ts'
import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { mailColumn, phoneColumn } from '../../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { NoPermissionPage } from './no-permission-page.tsx'
import { NotificationsView } from './notifications-view.tsx'
import { staffUsersQuery } from './queries.ts'
import { texts } from './texts.ts'

const routeId = '/_signed-in/_company/Claims/claims-notifications-emaxx'

const columns: readonly DataColumn<User>[] = [
  { id: 'name', header: texts.staff.name, verbatim: true, value: fullName },
  { id: 'role', header: texts.staff.role, value: ({ roleName }) => roleName ?? null, shownOnCard: true },
  mailColumn(({ Email }) => Email),
  phoneColumn(({ Phone }) => Phone),
]

/**
 * /claims/claims-notifications-emaxx: a list of staff, then the notifications of the selected user (NTF-020, NTF-021).
 */
export function StaffNotificationsPage() {
  const canView = useCan()('004-001-007')
  return canView ? <StaffNotifications /> : <NoPermissionPage />
}

function StaffNotifications() {
  const { clientName } = useActiveCompany()
  const { user: userId } = useSearchParams(routeId).search
  const users = useQuery(staffUsersQuery(api))
  return (
    <QueryView
      query={users}
      header={<PageHeader />}
      pending={<LoadingState label={texts.staff.loading} shape="rows" count={6} />}
      failed={texts.staff.failed}
    >
      {(staff) => {
        if (userId === undefined) return <StaffList staff={staff} clientName={clientName} />
        const user = staff.find(({ RecId }) => RecId === userId)
        return user ? <UserNotifications user={user} clientName={clientName} /> : <UnknownUser />
      }}
    </QueryView>
  )
}

function StaffList({ staff, clientName }: { staff: readonly User[]; clientName: string }) {
  const { search, onSearch } = useSearchParams(routeId)
  return (
    <>
      <PageHeader>{texts.staff.about(clientName)}</PageHeader>
      <DataTable
        state={search}
        onState={onSearch}
        label={texts.staff.table}
        rows={staff}
        columns={columns}
        rowKey={({ RecId }) => String(RecId)}
        emptyText={texts.staff.empty}
        searchLabel={texts.staff.search}
        defaultSort="name"
        rowAction={linkToUser}
      />
    </>
  )
}

function UserNotifications({ user, clientName }: { user: User; clientName: string }) {
  const params = useSearchParams(routeId)
  return (
    <>
      <PageHeader title={fullName(user)} eyebrow={<AllUsers />}>
        {texts.staff.userAbout(user.FirstName, clientName)}
      </PageHeader>
      <NotificationsView
        params={params}
        key={user.RecId}
        recipient={{ userRecId: user.RecId, clientId: user.ClientId, email: user.Email }}
      />
    </>
  )
}

function UnknownUser() {
  return (
    <>
      <PageHeader eyebrow={<AllUsers />} />
      <EmptyState title={texts.staff.unknownUser}>{texts.staff.unknownUserHint}</EmptyState>
    </>
  )
}

function AllUsers() {
  return (
    <Link to="." search={{}}>
      {texts.staff.allUsers}
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
