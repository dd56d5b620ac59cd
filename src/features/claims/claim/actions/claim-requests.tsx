import type { Claim } from '@captive/api-client/contract'

import { api } from '../../../../api/api.ts'
import { optionalText, requiredText } from '../../../../forms/read-answers.ts'
import { texts } from '../../texts.ts'
import { claimFilesForm } from './claim-files-form.ts'
import filesValidator from './claim-files-shape.ts?validator'
import { claimMessageForm } from './claim-message-form.ts'
import messageValidator from './claim-message-shape.ts?validator'
import { ClaimRequest } from './claim-request.tsx'

interface RequestProps {
  claim: Claim
  onClose: () => void
}

const words = texts.claim.actions

/** The form for a message to the adjuster. */
export function WriteToAdjuster({ claim: { RecId, AdjusterEmail }, onClose }: RequestProps) {
  return (
    <ClaimRequest
      name="message"
      form={claimMessageForm}
      validator={messageValidator}
      claimRecId={RecId}
      whatHappens={words.message.whatHappens(AdjusterEmail)}
      send={(answers, Id) =>
        api.sendClaimMessage({
          body: { RecId, Id, Subject: requiredText(answers, 'subject'), Body: requiredText(answers, 'body') },
        })
      }
      onClose={onClose}
    />
  )
}

/** The form for documents or photos. */
export function AddFiles({ claim: { RecId }, onClose }: RequestProps) {
  return (
    <ClaimRequest
      name="files"
      form={claimFilesForm}
      validator={filesValidator}
      claimRecId={RecId}
      whatHappens={words.files.whatHappens}
      send={(answers, Id) => {
        const chosen = (answers['files'] ?? []) as { name: string; filePath?: string }[]
        const Files = chosen.map(({ name, filePath = '' }) => ({ name, filePath }))
        return api.addClaimFiles({ body: { RecId, Id, Note: optionalText(answers, 'note'), Files } })
      }}
      onClose={onClose}
    />
  )
}
