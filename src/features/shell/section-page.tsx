import { useCan } from '../../session/session-context.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ContentsList } from './contents-list.tsx'
import { findSection } from './sections.ts'

/** What a section holds (AMB-004, SHL-023, SHL-025, SHL-026). */
export function SectionPage({ path }: { path: '/insurance' | '/risk-management' | '/communication' }) {
  const can = useCan()
  const section = findSection(path)
  if (!section) return null
  return (
    <>
      <PageHeader title={section.label}>{section.about}</PageHeader>
      <ContentsList entries={section.entries.map((entry) => ({ ...entry, allowed: can(entry.code) }))} />
    </>
  )
}
