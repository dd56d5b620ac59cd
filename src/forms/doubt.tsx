import { Callout } from '../ui/callout.tsx'
import { useTypedText } from './use-typed-text.ts'

interface DoubtProps {
  fieldId: string
  /** 'Please check the VIN' */
  title: string
  /** What is doubtful about a text, in a sentence; null where nothing is. */
  doubtOf: (text: string) => string | null
}

/** What is doubtful about a field, once it was left and until it is changed. It bars nothing. */
export function Doubt({ fieldId, title, doubtOf }: DoubtProps) {
  const { left } = useTypedText(fieldId)
  const doubt = left === null ? null : doubtOf(left)
  return doubt === null ? null : (
    <Callout tone="warning" title={title} live="polite">
      {`${doubt} You can go on all the same.`}
    </Callout>
  )
}
