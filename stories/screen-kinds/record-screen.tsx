import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Statement } from '../../src/ui/statement.tsx'
import { DocumentList } from '../../src/ui/document-list.tsx'
import { FactList } from '../../src/ui/fact-list.tsx'
import { Timeline } from '../../src/ui/timeline.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { StatusBadge } from '../../src/ui/status-badge.tsx'
import { sampleDocuments } from '../foundations/sample-documents.ts'
import { sampleTimeline } from '../foundations/sample-timeline.ts'
import classes from './screen.module.css'

/** A record of one thing: its status, its handler and its cost. */
export function RecordScreen() {
  return (
    <>
      <PageHeader
        title="Claim AL-204000"
        actions={
          <div className={classes.neighbors}>
            <Button leftSection={<IconChevronLeft size={20} aria-hidden />}>Previous</Button>
            <Button rightSection={<IconChevronRight size={20} aria-hidden />}>Next</Button>
          </div>
        }
      >
        <StatusBadge tone="waiting">Open</StatusBadge>
      </PageHeader>
      <SectionCard title="At a glance">
        <FactList
          facts={[
            { term: 'Adjuster', value: <a href="mailto:c.okafor@adjusters.example">Chidi Okafor</a> },
            { term: 'Incurred', value: '$20,400' },
            { term: 'Date of loss', value: '08/01/2024' },
          ]}
        />
      </SectionCard>
      <SectionCard wide title="What it costs">
        <Statement
          title="Claim AL-204000"
          asOf="as of 09/30/2024"
          columns={['Paid', 'Reserved', 'Incurred']}
          lines={[
            { label: 'Physical damage', amounts: [8_400, 12_000, 20_400] },
            { label: 'Cargo', amounts: [null, 'not yet valued', null] },
            { label: 'Recovery', amounts: [null, 'Pending', null] },
            { label: 'Total', amounts: [8_400, 12_000, 20_400], sum: 'total' },
          ]}
        />
      </SectionCard>
      <SectionCard title="Facts of loss">
        <FactList
          facts={[
            { term: 'Driver', value: 'Ana Ruiz' },
            { term: 'Time of loss', value: 'unknown' },
            { term: 'Where', value: 'Ramp to Interstate 80, Joliet' },
            { term: 'Police report', value: null },
          ]}
        />
      </SectionCard>
      <SectionCard title="Notes">
        <Timeline label="Notes" entries={sampleTimeline} />
      </SectionCard>
      <SectionCard title="Documents">
        <DocumentList groups={sampleDocuments} emptyText="No Documents Found." />
      </SectionCard>
    </>
  )
}
