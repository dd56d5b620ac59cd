import { request, type ClientRequest } from 'node:http'

const boundary = 'captive-portal-torture'

/** The body of an upload of one file. */
export const uploadBody = (name: string, content: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--${boundary}--\r\n`

/** An upload whose body the caller sends as it likes. */
export function beginUpload(address: string, token: string, length: number): ClientRequest {
  const call = request(`${address}/api/DocumentUpload`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': length,
    },
  })
  call.on('error', () => undefined) // it is cut on purpose
  return call
}
