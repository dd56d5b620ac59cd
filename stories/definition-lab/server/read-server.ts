import { createApi } from '@captive/api-client'
import { parseDefinitions } from '@captive/form-engine'
import { textTables, type TextTables } from '@captive/form-engine/files'

export interface ServerAccess {
  /** The URL of the portal, for example `https://portal.example`. */
  readonly address: string
  readonly email: string
  readonly password: string
}

/**
 * Reads the tables of the claim report from a server. Signs in and out again, and stores no credentials.
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
    await api.logOut().catch(() => undefined) // otherwise the session ends later
  }
}
