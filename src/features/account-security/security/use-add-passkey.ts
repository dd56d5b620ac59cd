import { api } from '../../../api/api.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { payloadOf } from '../payload-of.ts'
import { texts } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { makePasskey } from '../webauthn.ts'

/** Creates a passkey on this device and adds it under a name. */
export const useAddPasskey = (onDone?: () => void) =>
  useChange(
    async (Name: string) => {
      const options = payloadOf(await api.startPasskey())
      await api.addPasskey({ body: { Name, Response: { ...(await makePasskey(options)) } } })
    },
    () => {
      showSuccess(texts.passkeys.added)
      onDone?.()
    },
  )
