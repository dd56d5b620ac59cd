import { Button } from '@mantine/core'
import type { Answers, Form } from '@captive/form-engine'
import type { GeneratedValidator } from '@captive/form-engine/validator'
import { useEffect, useState } from 'react'

import { api } from '../../../../api/api.ts'
import { sendFileBy } from '../../../../api/send-file.ts'
import { FormBody } from '../../../../forms/form-body.tsx'
import { PortalForm } from '../../../../forms/portal-form.tsx'
import { useLocalForm } from '../../../../forms/use-local-form.ts'
import { useSession } from '../../../../session/session-context.ts'
import { showSuccess } from '../../../../ui/toasts.tsx'
import { texts } from '../../texts.ts'

const words = texts.claim.actions

const upload = { send: sendFileBy(api) }

export interface ClaimRequestProps {
  form: Form
  validator: GeneratedValidator
  /** Identifies the form. */
  name: 'message' | 'files'
  claimRecId: number
  whatHappens: string
  /** Sends the answers. A retry has the same id. */
  send: (answers: Answers, id: string) => Promise<unknown>
  onClose: () => void
}

/** A short form about a claim. Typed text is kept until it is sent or canceled. */
export function ClaimRequest({
  form: definition,
  validator,
  name,
  claimRecId,
  whatHappens,
  send,
  onClose,
}: ClaimRequestProps) {
  const { userRecId } = useSession()
  const [id] = useState(() => crypto.randomUUID())
  const form = useLocalForm({
    form: definition,
    validator,
    initial: {},
    storageKey: `claim-${name}-${userRecId}-${claimRecId}`,
    upload,
    submit: (answers) => send(answers, id),
    meta: { stale: ['claims'] },
    onSent: () => {
      showSuccess(words[name].sent)
      onClose()
    },
  })
  const { store } = form
  const [first] = definition.controls
  useEffect(() => {
    if (first) document.getElementById(store.fieldId({ key: first.key, item: null }))?.focus()
  }, [store, first])
  return (
    <FormBody
      form={form}
      Fields={PortalForm}
      whatHappens={whatHappens}
      send={words[name].send}
      sending={words[name].sending}
      leave={words.leave}
      beside={
        <Button
          aria-disabled={form.sending || undefined}
          onClick={() => {
            if (form.sending) return
            form.discard()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      }
    />
  )
}
