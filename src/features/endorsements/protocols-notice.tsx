import { Callout } from '../../ui/callout.tsx'

/** What confirming a vehicle to be added means (END-012 to END-014); the words are ours (AMB-020). */
export function ProtocolsNotice() {
  return (
    <Callout tone="info" title="Loss Prevention Protocols" live="polite">
      <p>
        The member must maintain approved cloud telematics and dash camera systems in this vehicle, and consents to
        sharing its telematics and safety event data through approved exchanges.
      </p>
    </Callout>
  )
}
