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
import { showSessionOver } from '../../forms/show-session-over.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import type { Renewal } from './renewal.ts'
import { renewalNotice } from './renewal-notice.ts'
import { renewalUploadForm } from './renewal-upload-form.ts'
import classes from './renewal-upload.module.css'
import generated from './renewal-upload-shape.ts?validator'
import { texts } from './texts.ts'

interface RenewalUploadProps {
  types: Renewal['types']
  /** The renewal term, yyyy-MM-dd. */
  term: string
  /** The category to choose; '' for the previous choice or none. */
  category: string
  /** Whether the form shows. */
  isOpen: boolean
  /** Receives the email that notifies the renewals mailbox. */
  onUploaded: (notice: Email) => void
  onCancel: () => void
  /** Called when the session has ended. The answers stay saved. */
  onSignedOut: () => void
}

/** Uploads one document for the latest term. The answers stay saved until the user sends or cancels the upload. */
export function RenewalUpload(props: RenewalUploadProps) {
  const { types, term, category, isOpen, onUploaded, onCancel, onSignedOut } = props
  const { userRecId, userEmail } = useSession()
  const { clientId, clientName, programRecId } = useActiveCompany()
  const [definition] = useState(() => renewalUploadForm(types))
  const form = useLocalForm({
    form: definition,
    validator: generated,
    initial: {},
    storageKey: `renewal-${userRecId}-${clientId}`,
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
      showSessionOver()
      onSignedOut()
    },
  })
  const { store } = form
  useEffect(() => {
    if (!isOpen) return
    if (category) store.set('category', category)
    document.getElementById(store.fieldId({ key: 'category', item: null }))?.focus()
  }, [store, category, isOpen])
  return (
    <div className={classes.root} hidden={!isOpen}>
      <FormBody
        form={form}
        Fields={PortalForm}
        whatHappens={texts.upload.whatHappens(clientName, formatDate(term), portalConfig.renewalsEmail)}
        send={texts.upload.send}
        sending={texts.upload.sending}
        leave={texts.upload.leave}
        beside={
          <Button
            aria-disabled={form.sending || undefined}
            onClick={() => {
              if (form.sending) return
              form.discard()
              onCancel()
            }}
          >
            {texts.upload.cancel}
          </Button>
        }
      />
    </div>
  )
}
