import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconMovie } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { api } from '../../../api/api.ts'
import { portalConfig } from '../../../config.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { Overview } from '../../../ui/overview.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Video } from '../../../ui/video.tsx'
import { Announcements } from './announcements.tsx'
import classes from './elive-connect.module.css'
import { LearnersTable } from './learners-table.tsx'
import { LearningFigures } from './learning-figures.tsx'
import { learningQuery } from './queries.ts'
import { Utilization } from './utilization.tsx'
import type { Elements } from '../../../ui/elements.ts'

/** /risk-management/elive-connect: whether a company's people are trained, and who is not (ELV-001 to ELV-019). */
export function EliveConnectPage() {
  return (
    <>
      <PageHeader actions={<AppLinks />}>What your people learned last month, and who has not begun.</PageHeader>
      <Overview>
        <LearningParts news={<Announcements />} />
        <Tutorial />
      </Overview>
    </>
  )
}

function AppLinks() {
  const allowed = useCan()('003-003-001')
  return (
    <Group>
      <OutsideLink href={portalConfig.eliveAppUrl} allowed={allowed}>
        Mobile app
      </OutsideLink>
      <OutsideLink href={portalConfig.elivePlatformUrl} allowed={allowed}>
        Online platform
      </OutsideLink>
    </Group>
  )
}

/** @param news stand between what was viewed and the employees, who may be many */
function LearningParts({ news }: { news: Elements }) {
  const { clientId, clientName } = useActiveCompany()
  const learning = useQuery(learningQuery(api, clientId))
  return (
    <>
      <LearningFigures query={learning} />
      <SectionCard wide title="Member Utilization" note="The ten titles that were opened most last month.">
        <QueryView
          query={learning}
          pending={
            <div className={classes.waiting}>
              <LoadingState label="Loading what was viewed" shape="rows" count={10} />
            </div>
          }
          empty={
            <EmptyState title={`No Data Found for: ${clientName}`}>
              What your people watch and complete stands here once they use eLive Connect.
            </EmptyState>
          }
        >
          {({ titles, month }) => <Utilization titles={titles} month={month} />}
        </QueryView>
      </SectionCard>
      {news}
      {learning.data && learning.data.learners.length > 0 ? (
        <SectionCard wide title="Employees" note="Who completed nothing last month comes first.">
          <LearnersTable learners={learning.data.learners} />
        </SectionCard>
      ) : null}
    </>
  )
}

/** The film opens and closes; it is not loaded before (ELV-010). */
function Tutorial() {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <SectionCard screenOnly title="Tutorial">
      <div className={classes.tutorial}>
        <Button
          leftSection={<IconMovie size={20} aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          How to use eLive Connect
        </Button>
        <div id={id}>{open ? <Video src={portalConfig.eliveVideoUrl} title="How to use eLive Connect" /> : null}</div>
      </div>
    </SectionCard>
  )
}
