import type { Page, Request } from 'playwright-core'

/** The links of a page. */
export interface Offered {
  /** The path of the page after redirects. */
  at: string
  /** The internal links of the page: paths with their search params. */
  links: string[]
  /** Names of disabled controls that have a URL, which a middle click would open. */
  disabledWithAddress: string[]
}

export type PageVisitor = ReturnType<typeof pageVisitor>

/** Navigates through the portal with client-side navigation, without reloading it. */
export function pageVisitor(page: Page) {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  /** Waits for two animation frames: the first begins after the pending work, the second after it has been drawn. */
  async function drawn(): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }

  /** Waits until no request is pending, no element is busy, and the page has been drawn. */
  async function waitUntilIdle(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      await drawn()
      const loading = await page.locator('[aria-busy=true]').count()
      quiet = underWay.size === 0 && loading === 0 ? quiet + 1 : 0
    }
  }

  async function offered(): Promise<Offered> {
    return await page.evaluate(() => {
      const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      const own = anchors.map((anchor) => new URL(anchor.href)).filter(({ origin }) => origin === location.origin)
      const disabled = document.querySelectorAll<HTMLElement>('[aria-disabled=true][href], [aria-disabled=true] [href]')
      return {
        at: decodeURI(location.pathname),
        links: [...new Set(own.map(({ pathname, search }) => decodeURI(pathname) + search))],
        disabledWithAddress: [...disabled].map((element) => element.innerText),
      }
    })
  }

  /** Waits for the next page and discards unsaved input of the previous one. */
  async function leave(): Promise<void> {
    await waitUntilIdle()
    const prompt = page.getByRole('alertdialog', { name: 'Leave the page?' })
    if (!(await prompt.isVisible())) return
    await prompt.getByRole('button', { name: 'OK' }).click()
    await waitUntilIdle()
  }

  /** Opens a path and waits until its page, or the page that it redirects to, has loaded. */
  async function open(path: string): Promise<Offered> {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await leave()
    return await offered()
  }

  /** Opens a path that should redirect. Returns the path of the redirect without waiting until its page has loaded. */
  async function openRedirected(path: string): Promise<string> {
    const current = () => decodeURI(new URL(page.url()).pathname)
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await page.waitForURL(() => current() !== path).catch(() => undefined) // the caller reports a missing redirect
    return current()
  }

  /** Clicks a link of the current page. If the link is on another page or in a closed menu, opens its path. */
  async function follow(address: string): Promise<Offered> {
    const clicked = await page.evaluate((to) => {
      const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target=_blank])')]
      const link = anchors.find(
        ({ origin, pathname, search }) => origin === location.origin && decodeURI(pathname) + search === to,
      )
      link?.click()
      return link !== undefined
    }, address)
    if (!clicked) return await open(address)
    await leave()
    return await offered()
  }

  return { drawn, waitUntilIdle, offered, open, openRedirected, follow }
}
