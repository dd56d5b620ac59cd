import type { Page } from 'playwright-core'

/** Calls the API as the user signed in on the page. */
export async function call(page: Page, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(`/api${path}`, page.url()), { ...init, headers: await sessionHeaders(page) })
}

/** The headers of the page's session: its token, and the cookie that the server requires with it. */
export async function sessionHeaders(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => sessionStorage.getItem('member-portal.token'))
  const cookies = await page.context().cookies()
  return {
    Authorization: `Bearer ${token}`,
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
}
