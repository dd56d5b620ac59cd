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
import { texts } from './texts.ts'
import { Utilization } from './utilization.tsx'
import type { Elements } from '../../../ui/elements.ts'

/** /risk-management/elive-connect: training figures of a company and its employees. */
export function EliveConnectPage() {
  return (
    <>
      <PageHeader actions={<AppLinks />}>{texts.lead}</PageHeader>
      <Overview>
        <LearningSections news={<Announcements />} />
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
        {texts.mobileApp}
      </OutsideLink>
      <OutsideLink href={portalConfig.elivePlatformUrl} allowed={allowed}>
        {texts.onlinePlatform}
      </OutsideLink>
    </Group>
  )
}

/** @param news shown between the views and the table of employees, which may be long */
function LearningSections({ news }: { news: Elements }) {
  const { clientId, clientName } = useActiveCompany()
  const learning = useQuery(learningQuery(api, clientId))
  return (
    <>
      <LearningFigures query={learning} />
      <SectionCard wide title={texts.utilization.title} note={texts.utilization.note}>
        <QueryView
          query={learning}
          pending={
            <div className={classes.waiting}>
              <LoadingState label={texts.utilization.loading} shape="rows" count={10} />
            </div>
          }
          empty={<EmptyState title={texts.utilization.noData(clientName)}>{texts.utilization.noDataHint}</EmptyState>}
        >
          {({ titles, month }) => <Utilization titles={titles} month={month} />}
        </QueryView>
      </SectionCard>
      {news}
      {learning.data && learning.data.learners.length > 0 ? (
        <SectionCard wide title={texts.employees.title} note={texts.employees.note}>
          <LearnersTable learners={learning.data.learners} />
        </SectionCard>
      ) : null}
    </>
  )
}

/** A video that loads only when it is opened (ELV-010). */
function Tutorial() {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <SectionCard screenOnly title={texts.tutorial.title}>
      <div className={classes.tutorial}>
        <Button
          leftSection={<IconMovie size={20} aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {texts.tutorial.video}
        </Button>
        <div id={id}>{open ? <Video src={portalConfig.eliveVideoUrl} title={texts.tutorial.video} /> : null}</div>
      </div>
    </SectionCard>
  )
}
