/**
 * A `fetch` based on XMLHttpRequest for uploads, because over HTTP/1.1 browsers report upload progress only there.
 * @param onProgress called with a fraction from 0 to 1
 */
export function uploadFetch(onProgress: (fraction: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise<Response>((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const abort = () => xhr.abort()
      xhr.open(request.method, request.url)
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
      xhr.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0)
      xhr.onload = () => {
        // ky needs the content type to read the reason of an error, and Retry-After to schedule a retry.
        const headers = new Headers()
        for (const name of ['content-type', 'retry-after']) {
          const value = xhr.getResponseHeader(name)
          if (value !== null) headers.set(name, value)
        }
        resolve(new Response(xhr.response as string, { status: xhr.status, headers }))
      }
      xhr.onerror = () => reject(new TypeError('Upload failed'))
      xhr.onabort = () => reject(new DOMException('Upload canceled', 'AbortError'))
      xhr.onloadend = () => request.signal.removeEventListener('abort', abort)
      request.signal.addEventListener('abort', abort)
      if (request.signal.aborted) abort()
      else xhr.send(body)
    })
  }
}
