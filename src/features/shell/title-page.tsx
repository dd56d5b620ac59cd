import { PageHeader } from '../../ui/page-header.tsx'

/** A page that has only a title in the specification. */
export function TitlePage() {
  return <PageHeader />
}
