import { useSyncExternalStore } from 'react'

import { FilesMissing } from '../../../../forms/uploads/files-missing.tsx'
import { UploadField } from '../../../../forms/uploads/upload-field.tsx'
import type { UploadQueue } from '../../../../forms/uploads/upload-queue.ts'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { texts } from './texts.ts'

interface UploadStepProps {
  uploads: UploadQueue
  /** How often Submit was pressed while files were missing. */
  attempts: number
}

/** The files on step 4, above the answers to check. */
export function UploadStep({ uploads, attempts }: UploadStepProps) {
  const waiting = useSyncExternalStore(uploads.subscribe, () => uploads.waiting())
  return (
    <>
      {attempts > 0 && waiting ? <FilesMissing key={attempts} /> : null}
      <SectionCard title={texts.files.title} note={texts.files.note} order={3} wide>
        <UploadField queue={uploads} disabled={false} />
      </SectionCard>
    </>
  )
}
