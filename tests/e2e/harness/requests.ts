import type { BrowserContext, Page, Request } from 'playwright-core'

/** The request budget of each page with an empty cache. On a phone each queued request costs 150 ms. */
export const maxRequests = { login: 12, dashboard: 30, wizard: 40 }

/** All requests of a page since it opened, including calls and images. */
export interface Requests {
  /** Paths in the order of the requests. */
  paths: readonly string[]
  /** Transferred kilobytes, including headers. */
  kilobytes: number
}

/** Counts the requests of a context from now on. `stop` waits for the pending requests. */
export function countRequests(context: BrowserContext): { stop: (page: Page) => Promise<Requests> } {
  const asked: Request[] = []
  const note = (request: Request) => void asked.push(request)
  context.on('request', note)
  return {
    async stop(page) {
      await page.waitForLoadState('networkidle')
      context.off('request', note)
      const sizes = await Promise.all(asked.map((request) => request.sizes().catch(() => null)))
      const bytes = sizes.map((size) => (size ? size.responseBodySize + size.responseHeadersSize : 0))
      return {
        paths: asked.map((request) => new URL(request.url()).pathname),
        kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1_000,
      }
    },
  }
}
