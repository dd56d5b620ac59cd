import { Button } from '@mantine/core'

import { Callout } from '../../../../ui/callout.tsx'
import { texts } from './texts.ts'

interface RefusedReportProps {
  /** The server's message. */
  reason: string
  onRestore: () => void
}

/** Offers to restore the answers of a refused report. Its draft stays on the server. */
export function RefusedReport({ reason, onRestore }: RefusedReportProps) {
  const words = texts.refused
  return (
    <Callout tone="warning" title={words.title} action={<Button onClick={onRestore}>{words.restore}</Button>}>
      <p>{reason}</p>
      <p>{words.hint}</p>
    </Callout>
  )
}
