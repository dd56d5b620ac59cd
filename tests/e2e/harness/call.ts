import type { Page } from 'playwright-core'

/** Calls the API as the person signed in on the page. */
export async function call(page: Page, path: string, init: RequestInit = {}): Promise<Response> {
  const token = await page.evaluate(() => sessionStorage.getItem('member-portal.token'))
  return fetch(new URL(`/api${path}`, page.url()), { ...init, headers: { Authorization: `Bearer ${token}` } })
}
