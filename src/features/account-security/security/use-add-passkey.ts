import { api } from '../../../api/api.ts'
import { useChange } from '../../../api/use-change.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { payloadOf } from '../payload-of.ts'
import { texts } from '../texts.ts'
import { makePasskey } from '../webauthn.ts'

/** Creates a passkey on this device and adds it under a name. */
export const useAddPasskey = (onDone?: () => void) =>
  useChange(
    'account-security',
    async (Name: string) => {
      const options = payloadOf(await api.startPasskey())
      await api.addPasskey({ body: { Name, Response: { ...(await makePasskey(options)) } } })
    },
    () => {
      showSuccess(texts.passkeys.added)
      onDone?.()
    },
  )
