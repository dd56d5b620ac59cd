/**
 * A `fetch` over XMLHttpRequest, for uploads only: browsers report upload progress to nothing else over HTTP/1.1.
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
        // Without its type, the reason in the body of a refusal would not be read.
        const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? '' }
        resolve(new Response(xhr.response as string, { status: xhr.status, headers }))
      }
      xhr.onerror = () => reject(new TypeError('Upload failed'))
      xhr.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'))
      xhr.onloadend = () => request.signal.removeEventListener('abort', abort)
      request.signal.addEventListener('abort', abort)
      if (request.signal.aborted) abort()
      else xhr.send(body)
    })
  }
}
