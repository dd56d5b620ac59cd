/** A bucket on a server that speaks S3, with the key that opens it. */
export interface BucketAddress {
  /** The server's origin. */
  endpoint: string
  region: string
  name: string
  accessKeyId: string
  secretAccessKey: string
}

export const bucketAddressExample = 'https://KEY:SECRET@s3.example.com/bucket?region=us-east-1'

/** Reads an address like the example's; undefined where it is another. Key and secret are percent-encoded in it. */
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
