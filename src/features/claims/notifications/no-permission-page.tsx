import { PageHeader } from '../../../ui/page-header.tsx'
import { texts } from './texts.ts'

/** Shown without the page's permission code. Other pages redirect instead (AMB-006, AMB-098). */
export function NoPermissionPage() {
  return <PageHeader>{texts.noPermission}</PageHeader>
}
