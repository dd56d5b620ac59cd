/** A bucket on an S3-compatible server, with its credentials. */
export interface BucketAddress {
  /** The origin of the server. */
  endpoint: string
  region: string
  name: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Parses `https://KEY:SECRET@host/bucket?region=us-east-1`, where key and secret are percent-encoded.
 * @returns undefined for any other text
 */
export function parseBucketAddress(text: string): BucketAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, username, password, pathname, searchParams } = new URL(text)
  const name = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1]
  if (!['https:', 'http:'].includes(protocol) || !username || !password || !name) return undefined
  try {
    const accessKeyId = decodeURIComponent(username)
    const secretAccessKey = decodeURIComponent(password)
    return { endpoint: origin, region: searchParams.get('region') ?? 'us-east-1', name, accessKeyId, secretAccessKey }
  } catch {
    return undefined // a stray percent sign
  }
}
