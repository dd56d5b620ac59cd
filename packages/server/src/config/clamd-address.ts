/** The address of a clamd, in the format of `net.connect`. */
type ClamdAddress = { host: string; port: number } | { path: string }

/** A scanner. `timeout` is the longest time without progress, in milliseconds. */
export interface Clamd {
  address: ClamdAddress
  timeout: number
}

/**
 * Parses `tcp://host:3310` or `unix:/path/of/the/socket`.
 * @returns undefined for any other text
 */
export function parseClamdAddress(text: string): ClamdAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, pathname } = new URL(text)
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: decodeURIComponent(pathname) }
  if (protocol !== 'tcp:' || hostname === '' || port === '') return undefined
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}
