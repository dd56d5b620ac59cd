import { createApi } from '@captive/api-client'
import { parseDefinitions } from '@captive/form-engine'
import { textTables, type TextTables } from '@captive/form-engine/files'

export interface ServerAccess {
  /** The address of the portal, for example `https://portal.example`. */
  readonly address: string
  readonly email: string
  readonly password: string
}

/**
 * The tables of the claim report that a server serves. Signs in, and out again; nothing of the access is kept.
 * @throws the errors of the client
 */
export async function readServer({ address, email, password }: ServerAccess): Promise<TextTables> {
  let token: string | null = null
  const api = createApi({ baseUrl: `${address.trim().replace(/\/+$/, '')}/api`, token: () => token })
  const session = await api.logOn({ body: { username: email.trim(), password, grant_type: 'password' } })
  token = session.access_token
  try {
    const [controls, displayValues, dependencies] = await Promise.all([
      api.getFNOLControls(),
      api.getFNOLControlDisplayValues(),
      api.getFNOLControlDependencies(),
    ])
    return textTables(parseDefinitions({ controls, displayValues, dependencies }))
  } finally {
    await api.logOut().catch(() => undefined) // the session ends without it, later
  }
}
