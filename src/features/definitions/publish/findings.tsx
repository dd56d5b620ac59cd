import type { FileDiagnostic } from '@captive/form-engine/files'

import { texts } from '../texts.ts'
import classes from './publish.module.css'

const words = texts.publish

/** The errors and warnings of a file: the location, the problem, and how to fix it. Notes are left out. */
export function Findings({ findings }: { findings: readonly FileDiagnostic<string>[] }) {
  const shown = findings.filter(({ severity }) => severity !== 'info')
  if (shown.length === 0) return null
  return (
    <ul aria-label={words.findings} className={classes.findings}>
      {shown.map(({ severity, locations, message, hint }, at) => (
        <li key={at}>
          <strong>{words.severity[severity]}</strong>
          <span translate="no">{locations.map(({ shown: place }) => place).join(', ')}</span>
          <p>{message}</p>
          <p>{hint}</p>
        </li>
      ))}
    </ul>
  )
}
