import type { ReactNode } from 'react'

import { useCan } from '../../../session/session-context.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ContentsList } from '../../../ui/contents-list.tsx'
import { findSection } from './sections.ts'

interface SectionPageProps {
  path: '/insurance' | '/risk-management' | '/communication'
  /** The latest figure of each page, by path. */
  figures?: Readonly<Record<string, ReactNode>>
}

/** The page of a section, with links to its pages (AMB-004). */
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
