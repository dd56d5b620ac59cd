import { FailureNote } from '../failure-note.tsx'
import { texts } from '../texts.ts'

/** Shown when the user submits while a file is uploading or has failed. */
export function FilesMissing() {
  return <FailureNote title={texts.uploads.missing}>{texts.uploads.missingHint}</FailureNote>
}
