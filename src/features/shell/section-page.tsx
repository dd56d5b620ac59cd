import type { ReactNode } from 'react'

import { useCan } from '../../session/session-context.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { findSection } from './sections.ts'

interface SectionPageProps {
  path: '/insurance' | '/risk-management' | '/communication'
  /** What is live of its pages, by their paths. */
  figures?: Readonly<Record<string, ReactNode>>
}

/** What a section holds (AMB-004, SHL-023, SHL-025, SHL-026). */
export function SectionPage({ path, figures = {} }: SectionPageProps) {
  const can = useCan()
  const section = findSection(path)
  if (!section) return null
  return (
    <>
      <PageHeader title={section.label}>{section.about}</PageHeader>
      <ContentsList
        entries={section.entries.map((entry) => ({
          ...entry,
          allowed: can(entry.code),
          figure: figures[entry.path],
        }))}
      />
    </>
  )
}
