import { PageHeader } from '../../../ui/page-header.tsx'

/** What a notification page says to somebody without its code, instead of leading away (AMB-006, AMB-098). */
export function NoPermissionPage() {
  return <PageHeader>You do not have permission to view this page.</PageHeader>
}
