/** Files go by XMLHttpRequest, which tells how much of them is sent; this one answers as it is told. */
export function stores(status: number, body: object) {
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
        setTimeout(() => {
          this.onload?.()
          this.onloadend?.()
        })
      }
    } as unknown as typeof XMLHttpRequest
    return () => {
      window.XMLHttpRequest = XMLHttpRequest
    }
  }
}
