import { Button } from '@mantine/core'
import { PermissionTooltip } from '../../src/ui/permission-tooltip.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import classes from './foundations.module.css'

export function ButtonsSection() {
  return (
    <SectionCard
      title="Buttons"
      note="Three levels and no fourth. A view has one filled button: what most people came to do. What is off stays where it is and in the tab order, dashed, and says why. Dashed grey means that and nothing else."
    >
      <div className={classes.row}>
        <Button variant="filled">Report Claim</Button>
        <Button>Previous</Button>
        <Button variant="subtle">Discard this draft</Button>
        <PermissionTooltip allowed={false}>
          <Button>Documents</Button>
        </PermissionTooltip>
      </div>
    </SectionCard>
  )
}
