import { Button } from '@mantine/core'

import { Callout } from '../../../ui/callout.tsx'

interface RefusedReportProps {
  /** What the server said. */
  refusal: string
  onRestore: () => void
}

/** Offers the answers back of a report that did not get through; they stay kept otherwise. */
export function RefusedReport({ refusal, onRestore }: RefusedReportProps) {
  return (
    <Callout
      tone="warning"
      title="The claim was not reported. Your answers are kept."
      action={<Button onClick={onRestore}>Restore my answers</Button>}
    >
      <p>{refusal}</p>
      <p>They also stand under Claims Reporting, if you begin another report here.</p>
    </Callout>
  )
}
