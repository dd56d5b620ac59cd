import { createApi } from '@captive/api-client'

import { apiUrl } from '../config.ts'
import { readToken } from './token.ts'

/** The one client that every call of the portal goes through (GEN-002). */
export const api = createApi({ baseUrl: apiUrl, token: readToken })
