import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconFilePlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { useActiveCompany, useCan, useSession } from '../../session/session-context.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { ContentsList } from './contents-list.tsx'
import classes from './home-page.module.css'
import { sections } from './sections.ts'

/** The start page until the dashboard's widgets come: the company, reporting a claim, and what the codes open. `notice` comes first. */
export function HomePage({ notice }: { notice?: ReactNode }) {
  const can = useCan()
  const { FirstName } = useSession()
  const company = useActiveCompany()
  const open = sections.filter(({ code, entries }) => entries.length > 0 && can(code))
  return (
    <>
      {notice ? <div className={classes.notice}>{notice}</div> : null}
      <PageHeader
        title={company.clientName}
        eyebrow={`Welcome, ${FirstName}`}
        actions={
          <PermissionTooltip allowed={can('006-001')}>
            <Button
              component={Link}
              to="/report-claim"
              variant="filled"
              size="lg"
              leftSection={<IconFilePlus size={24} aria-hidden />}
            >
              Report Claim
            </Button>
          </PermissionTooltip>
        }
      >
        Report every incident at once, whoever is at fault.
      </PageHeader>
      <div className={classes.sections}>
        {open.map(({ path, label, about, entries }) => (
          <SectionCard key={path} title={label} note={about}>
            <ContentsList entries={entries.map((entry) => ({ ...entry, allowed: can(entry.code) }))} />
          </SectionCard>
        ))}
      </div>
    </>
  )
}
