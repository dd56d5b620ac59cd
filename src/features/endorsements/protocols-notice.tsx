import { Callout } from '../../ui/callout.tsx'
import { texts } from './texts.ts'

/** The consent given by confirming an added vehicle (END-012 to END-014). The wording is ours (AMB-020). */
export function ProtocolsNotice() {
  return (
    <Callout tone="info" title={texts.protocols.title} live="polite">
      <p>{texts.protocols.consent}</p>
    </Callout>
  )
}
