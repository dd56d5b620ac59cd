/** The bearer token of LogOn, which some servers send in the Payload (AMB-021); null without a token. */
export function tokenIn(answer: { access_token?: unknown; Payload?: unknown }): string | null {
  const token = answer.access_token ?? fieldOf(answer.Payload, 'access_token')
  return typeof token === 'string' && token !== '' ? token : null
}

/**
 * The email in the Payload of checkAuth, a string or an object with `email` or `Email` (AMB-022); null if signed out.
 */
export function emailIn(payload: unknown): string | null {
  const email = typeof payload === 'string' ? payload : (fieldOf(payload, 'email') ?? fieldOf(payload, 'Email'))
  return typeof email === 'string' && email !== '' ? email : null
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
