import { Group } from '@mantine/core'

import { portalConfig } from '../../../config.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Video } from '../../../ui/video.tsx'
import { texts } from './texts.ts'

/** /risk-management/motor-vehicle-records */
export function MotorVehicleRecordsPage() {
  return (
    <>
      <PageHeader>{texts.lead}</PageHeader>
      <SectionCard screenOnly title={texts.start.title} note={texts.start.note}>
        <Group>
          <LinkButton to="/risk-management/motor-vehicle-records/get-started" main>
            {texts.start.getStarted}
          </LinkButton>
          <OutsideLink href={portalConfig.mvrServiceUrl}>{texts.start.service}</OutsideLink>
        </Group>
      </SectionCard>
      <SectionCard screenOnly title={texts.video.title}>
        <Video src={portalConfig.mvrVideoUrl} title={texts.video.name} />
      </SectionCard>
    </>
  )
}
