import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'

import { api } from '../../api/api.ts'
import type { Email } from '../../api/email.ts'
import { portalConfig } from '../../config.ts'
import { oneFile } from '../../documents/document-file.ts'
import { chosenType, documentPayload } from '../../documents/document-payload.ts'
import { formatDate } from '../../format/date.ts'
import { FormBody } from '../../forms/form-body.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { tellSessionOver } from '../../forms/tell-session-over.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import type { Renewal } from './renewal.ts'
import { renewalNotice } from './renewal-notice.ts'
import { renewalUploadForm } from './renewal-upload-form.ts'
import classes from './renewal-upload.module.css'

interface RenewalUploadProps {
  types: Renewal['types']
  /** What the document is filed for, yyyy-MM-dd. */
  term: string
  /** The category it begins with; '' for the one chosen last, or none. */
  category: string
  /** With the mail that tells of it. */
  onUploaded: (notice: Email) => void
  onCancel: () => void
  /** Leads away; what was entered is kept. */
  onSignedOut: () => void
}

/** Sends one document for the latest term. What was typed stays until it is sent or given up, whatever happens. */
export function RenewalUpload(props: RenewalUploadProps) {
  const { types, term, category, onUploaded, onCancel, onSignedOut } = props
  const { userRecId, userEmail } = useSession()
  const { clientId, clientName, programRecId } = useActiveCompany()
  const [definition] = useState(() => renewalUploadForm(types))
  const form = useLocalForm({
    form: definition,
    initial: {},
    keptAs: `renewal-${userRecId}-${clientId}`,
    upload: oneFile,
    submit: async (answers) => {
      const type = chosenType(answers, types)
      const document = documentPayload(answers, { type, ClientId: clientId, ProgramsRecId: programRecId, day: term })
      await api.createDocument({ body: document })
      return renewalNotice({ document, category: type.Name, term, company: clientName, submitter: userEmail })
    },
    meta: { stale: ['documents'] },
    onSent: onUploaded,
    onSignedOut: () => {
      tellSessionOver()
      onSignedOut()
    },
  })
  const { session } = form
  useEffect(() => {
    if (category) session.set('category', category)
    document.getElementById(session.fieldId({ key: 'category', item: null }))?.focus()
  }, [session, category])
  return (
    <div className={classes.root}>
      <FormBody
        form={form}
        Fields={PortalForm}
        whatHappens={`The document is filed for ${clientName} and the term ${formatDate(term)}, and ${portalConfig.renewalsEmail} is told of it.`}
        send="Upload"
        sending="Uploading"
        leave="Your document has not been uploaded. Do you want to leave the page?"
        beside={
          <Button
            aria-disabled={form.sending || undefined}
            onClick={() => {
              if (form.sending) return
              form.giveUp()
              onCancel()
            }}
          >
            Cancel
          </Button>
        }
      />
    </div>
  )
}
