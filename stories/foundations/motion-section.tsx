import { Button } from '@mantine/core'
import { useState } from 'react'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { StepProgress } from '../../src/ui/step-progress.tsx'

const percents = [0, 33.4, 66.7, 100]

export function MotionSection() {
  const [done, setDone] = useState(3)
  return (
    <SectionCard
      title="Motion"
      note="Motion only helps with orientation: a page fades in over 300 ms, and a line to the next step takes 400. The portal does not animate pages when the system asks for reduced motion."
    >
      <StepProgress
        label="A report"
        steps={['Begun', 'Half way', 'Nearly']}
        current={done}
        percent={percents[done] ?? 0}
      />
      <Button mt="lg" onClick={() => setDone((done + 1) % 4)}>
        Next step
      </Button>
    </SectionCard>
  )
}
