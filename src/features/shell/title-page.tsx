import { PageHeader } from '../../ui/page-header.tsx'

/** A page that the specification gives a title and nothing else. */
export function TitlePage() {
  return <PageHeader />
}
