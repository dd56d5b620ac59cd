import type { ElementHandle, Page } from 'playwright-core'

import { axeFindings } from './axe.ts'
import { desk, phone } from './browser.ts'
import type { PageVisitor } from './visit-pages.ts'

/** The widest and the narrowest screen, with one color scheme each. */
const onDesk = { name: 'on a desk, in light', viewport: desk.viewport!, colorScheme: 'light' } as const
const onPhone = { name: 'on a phone, in the dark', viewport: phone.viewport!, colorScheme: 'dark' } as const
const isOnPhone = (page: Page) => page.viewportSize()!.width === onPhone.viewport.width

/** Missing values and placeholder texts. */
const leftOver = /\bundefined\b|\bNaN\b|\[object |Invalid Date|lorem ipsum|coming soon|under construction/i

/** Closed controls that open something on the page. */
const opener = 'button[aria-haspopup], button[aria-expanded=false], summary, [role=tab][aria-selected=false]'

interface Seen {
  /** The problems of the page. */
  wrong: string[]
  /** The links of the page at both widths, including those in the menus and tabs that it opens. */
  links: ReadonlySet<string>
}

/**
 * Checks every page at the width of a desk and of a phone, beginning with the current width. On the first page of each
 * kind for each group of users, it also presses the controls that open something: one control of the page for each verb,
 * such as "Delete" in "Delete Bylaws 2026", and each control of the shell once for each group. axe is slow and would
 * find the same problems again, so it runs only on pages with elements that no earlier page had.
 */
export function pageChecker() {
  const checkedKinds = new Set<string>()
  const parts = new Set<string>()
  const pressed = new Set<string>()

  /** @param kind the route of the page; pages of one kind differ only in their data */
  async function checkPage(page: Page, visitor: PageVisitor, kind: string, group: string): Promise<Seen> {
    const wrong: string[] = []
    const links = new Set<string>()
    const isFirst = isNew(checkedKinds, `${kind} ${group}`)
    const check = async (name: string, state = '') => {
      if (isFirst) for (const link of (await visitor.offered()).links) links.add(link)
      wrong.push(...(await pageErrors(page, name)).map((trouble) => `for ${group} ${name}${state}: ${trouble}`))
    }
    for (const { name, viewport, colorScheme } of isOnPhone(page) ? [onPhone, onDesk] : [onDesk, onPhone]) {
      if (page.viewportSize()!.width !== viewport.width) {
        await Promise.all([page.setViewportSize(viewport), page.emulateMedia({ colorScheme })])
        // A closing menu stays at its position, outside a narrower screen, until the next frame.
        await (isFirst ? visitor.waitUntilIdle() : visitor.drawn())
      }
      await check(name)
      for (const handle of isFirst ? await page.$$(opener) : []) {
        const { label, isOfPage } = (await pressable(handle)) ?? {}
        if (label === undefined || !isNew(pressed, `${name} ${isOfPage ? kind : group} ${label.split(/\s/)[0]}`))
          continue
        await handle.click()
        await page.mouse.move(0, 0) // closes tooltips
        await visitor.waitUntilIdle()
        await check(name, `, ${label} pressed`)
        await page.keyboard.press('Escape')
        await visitor.waitUntilIdle()
      }
    }
    return { wrong, links }
  }

  async function pageErrors(page: Page, name: string): Promise<string[]> {
    const { beyond, text, unnamed, made } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
      const marks = (element: Element) =>
        [element.tagName, element.role, element.getAttribute('class')?.replaceAll(/__m__\S+/g, '')].join(' ')
      return {
        beyond: document.documentElement.scrollWidth - innerWidth,
        text: document.querySelector('main')?.innerText ?? '',
        unnamed: [...document.images].filter((image) => !image.hasAttribute('alt')).map(({ src }) => src),
        made: [...new Set(shown.map(marks))],
      }
    })
    const found = unnamed.map((src) => `an image without words: ${src}`)
    if (beyond > 0) found.push(`${beyond} px beyond the screen`)
    const left = leftOver.exec(text)
    if (left) found.push(`says "${text.slice(Math.max(0, left.index - 30), left.index + 50)}"`)
    const fresh = made.filter((part) => isNew(parts, `${name} ${part}`))
    return fresh.length > 0 ? [...found, ...(await axeFindings(page))] : found
  }

  return checkPage
}

/** Adds an item to a set and returns whether it was new. */
export function isNew(known: Set<string>, one: string): boolean {
  return known.size < known.add(one).size
}

/** Describes a control; returns undefined if it is hidden, disabled or removed. */
async function pressable(handle: ElementHandle<SVGElement | HTMLElement>) {
  return await handle.evaluate((element) => {
    if (!element.isConnected || !element.checkVisibility() || element.matches(':disabled, [aria-disabled=true]'))
      return undefined
    return { label: (element.ariaLabel ?? element.textContent).trim(), isOfPage: element.closest('main') !== null }
  })
}
