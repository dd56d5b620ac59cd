import { portalConfig } from '../config.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import classes from './e-signature-link.module.css'
import { eSignatureUrl } from './e-signature.ts'
import { texts } from './texts.ts'

/** A link for signing the agreements of a program (AMB-104). Renders nothing for programs without e-signature. */
export function ESignatureLink({ programId }: { programId: number | null }) {
  const url = eSignatureUrl(portalConfig.eSignatureUrl, programId)
  if (!url) return null
  return (
    <div className={classes.link}>
      <OutsideLink href={url}>{texts.sign}</OutsideLink>
    </div>
  )
}
