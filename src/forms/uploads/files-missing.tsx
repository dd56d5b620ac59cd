import { TroubleNote } from '../trouble-note.tsx'

/** Said when sending was tried while a file was still on its way, or had not got there. */
export function FilesMissing() {
  return (
    <TroubleNote title="Not all files are there yet">
      Wait until every file is uploaded, or remove those that are not.
    </TroubleNote>
  )
}
