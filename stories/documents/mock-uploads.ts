/**
 * Replaces XMLHttpRequest, which uploads files because it reports progress, with one that returns this response. A
 * promise delays the response.
 */
export function mockUploads(status: number, body: object, before: Promise<unknown> = Promise.resolve()) {
  return () => {
    const { XMLHttpRequest } = window
    window.XMLHttpRequest = class {
      upload = { onprogress: null }
      status = status
      response = JSON.stringify(body)
      onload: (() => void) | null = null
      onloadend: (() => void) | null = null
      open() {}
      setRequestHeader() {}
      getResponseHeader = () => 'application/json'
      abort() {}
      send() {
        void before.then(() =>
          setTimeout(() => {
            this.onload?.()
            this.onloadend?.()
          }),
        )
      }
    } as unknown as typeof XMLHttpRequest
    return () => {
      window.XMLHttpRequest = XMLHttpRequest
    }
  }
}
