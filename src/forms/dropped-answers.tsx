import { Callout } from '../ui/callout.tsx'
import { texts } from './texts.ts'

/** Lists the saved answers that the current form does not have; renders nothing without such answers. */
export function DroppedAnswers({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <Callout tone="warning" title={texts.dropped.title} live="polite">
      {texts.dropped.answers(labels.join('; '))}
    </Callout>
  )
}
