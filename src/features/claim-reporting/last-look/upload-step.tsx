import { useSyncExternalStore } from 'react'

import { FilesMissing } from '../../../forms/uploads/files-missing.tsx'
import { UploadField } from '../../../forms/uploads/upload-field.tsx'
import type { UploadQueue } from '../../../forms/uploads/upload-queue.ts'
import { SectionCard } from '../../../ui/section-card.tsx'

interface UploadStepProps {
  uploads: UploadQueue
  /** How often it was tried to send the report while files were missing. */
  attempts: number
}

/** Step 4: files, above the answers to be checked. */
export function UploadStep({ uploads, attempts }: UploadStepProps) {
  const waiting = useSyncExternalStore(uploads.subscribe, () => uploads.waiting())
  return (
    <>
      {attempts > 0 && waiting ? <FilesMissing key={attempts} /> : null}
      <SectionCard title="Photos and documents" note="If you have any. You can send more later." order={3} wide>
        <UploadField queue={uploads} disabled={false} />
      </SectionCard>
    </>
  )
}
