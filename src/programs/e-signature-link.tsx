import { portalConfig } from '../config.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import classes from './e-signature-link.module.css'
import { eSignatureAddress } from './e-signature.ts'

/** To where the agreements of a program are signed (GOV-019, AMB-104); nothing for a program without such a place. */
export function ESignatureLink({ programId }: { programId: number | null }) {
  const address = eSignatureAddress(portalConfig.eSignatureUrl, programId)
  if (!address) return null
  return (
    <div className={classes.link}>
      <OutsideLink href={address}>Sign agreements electronically</OutsideLink>
    </div>
  )
}
