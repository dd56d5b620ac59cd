import { portalConfig } from '../config.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import classes from './e-signature-link.module.css'
import { eSignatureAddress } from './e-signature.ts'
import { texts } from './texts.ts'

/** A link for signing the agreements of a program (AMB-104). Renders nothing for programs without e-signature. */
export function ESignatureLink({ programId }: { programId: number | null }) {
  const address = eSignatureAddress(portalConfig.eSignatureUrl, programId)
  if (!address) return null
  return (
    <div className={classes.link}>
      <OutsideLink href={address}>{texts.sign}</OutsideLink>
    </div>
  )
}
