import type { BrowserContext, Page } from 'playwright-core'

/** The browser logs every refused call. Other assertions check how the portal handles refusals. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Collects the troubles of all tabs of a context: console errors (including violations of the content security policy),
 * exceptions, crashes, server errors, and calls to other hosts.
 */
export function recordPageErrors(context: BrowserContext, origin: string, troubles: string[]): void {
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !refusedCall.test(message.text())) troubles.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`))
    page.on('crash', () => troubles.push('the page crashed'))
  }
  context.on('page', watch)
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) troubles.push(`call to another host: ${url.origin}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()} from ${new URL(response.url()).pathname}`)
  })
}
