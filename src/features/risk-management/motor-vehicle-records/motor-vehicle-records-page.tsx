import { Group } from '@mantine/core'

import { portalConfig } from '../../../config.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Video } from '../../../ui/video.tsx'

/** /risk-management/motor-vehicle-records: what the service does, and how to begin (MVR-001 to MVR-003). */
export function MotorVehicleRecordsPage() {
  return (
    <>
      <PageHeader>Know what is on the record of every driver, as soon as it is there.</PageHeader>
      <SectionCard screenOnly title="Begin" note="Write to us, or go to the service if you have an account">
        <Group>
          <LinkButton to="/risk-management/motor-vehicle-records/get-started" main>
            Get Started
          </LinkButton>
          <OutsideLink href={portalConfig.mvrServiceUrl}>Driver-record monitoring</OutsideLink>
        </Group>
      </SectionCard>
      <SectionCard screenOnly title="How it works">
        <Video src={portalConfig.mvrVideoUrl} title="Motor Vehicle Records" />
      </SectionCard>
    </>
  )
}
