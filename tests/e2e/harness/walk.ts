import type { Page, Request } from 'playwright-core'

/** The links of a page. */
export interface Offered {
  /** The path at which the walk came to rest. */
  at: string
  /** Where its links lead to in this portal: paths, and what is asked of them. */
  links: string[]
  /** Names of disabled controls that keep a URL: a middle click would open it. */
  disabledWithAddress: string[]
}

export type Walker = ReturnType<typeof walker>

/** Walks through the portal as links do, without loading it anew for every page. */
export function walker(page: Page) {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  /** Until the page has drawn what it knows: a frame begins once what made it is done, the next once it was drawn. */
  async function drawn(): Promise<void> {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }

  /** Until nothing is asked for any more, nothing says that it is still loading, and the page has drawn what came. */
  async function rest(): Promise<void> {
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

  /** Leaving a page discards its unsaved input. */
  async function leave(): Promise<void> {
    await rest()
    const prompt = page.getByRole('alertdialog', { name: 'Leave the page?' })
    if (!(await prompt.isVisible())) return
    await prompt.getByRole('button', { name: 'OK' }).click()
    await rest()
  }

  /** Opens a URL and waits until its page, or the one it redirects to, has all it asks for. */
  async function open(path: string): Promise<Offered> {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await leave()
    return await offered()
  }

  /** Clicks a link of the current page, or opens its URL if it is on another page or in a closed menu. */
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

  return { drawn, rest, offered, open, follow }
}
