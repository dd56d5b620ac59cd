import type { ElementHandle, Page } from 'playwright-core'

import { axeFindings } from './accessible.ts'
import { desk, phone } from './browser.ts'
import type { Walker } from './walk.ts'

/** The widest and the narrowest, and each scheme once. */
const looks = [
  { name: 'on a desk, in light', viewport: desk.viewport!, colorScheme: 'light' },
  { name: 'on a phone, in the dark', viewport: phone.viewport!, colorScheme: 'dark' },
] as const

/** A value that was not there, or words that hold the place of others. */
const leftOver = /\bundefined\b|\bNaN\b|\[object |Invalid Date|lorem ipsum|coming soon|under construction/i

/** What opens something on the page, and is closed now. */
const opener = 'button[aria-haspopup], button[aria-expanded=false], summary, [role=tab][aria-selected=false]'

interface Viewer {
  name: string
  /** People of one group see much the same. */
  group: string
}

interface Seen {
  /** What is wrong with the page. */
  wrong: string[]
  /** Paths that it leads to, in either look, and from what it opens. */
  links: string[]
}

/**
 * Looks at each page once for each group of people, on a desk and on a phone, and presses what opens something on it:
 * once for each page and verb, as in "Delete Bylaws 2026", and what belongs to every page once for each viewer. axe takes
 * longer than all else and finds the same again: it is asked only where there is something that no page before had.
 */
export function onlooker() {
  const kinds = new Set<string>()
  const parts = new Set<string>()
  const pressed = new Set<string>()

  /** @param kind of page, of which one is like another */
  async function look(page: Page, walk: Walker, kind: string, { group, name: viewer }: Viewer): Promise<Seen> {
    const wrong: string[] = []
    const links: string[] = []
    const judge = async (name: string, state = '') => {
      links.push(...(await walk.offered()).links)
      wrong.push(...(await troubles(page, name)).map((trouble) => `${kind} for ${viewer} ${name}${state}: ${trouble}`))
    }
    if (!isNew(kinds, `${kind} ${group}`)) return { wrong, links: (await walk.offered()).links }
    for (const { name, viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await judge(name)
      for (const handle of await page.$$(opener)) {
        const { label, isOfPage } = (await pressable(handle)) ?? {}
        if (label === undefined || !isNew(pressed, `${name} ${isOfPage ? kind : viewer} ${label.split(/\s/)[0]}`))
          continue
        await handle.click()
        await page.mouse.move(0, 0) // no tooltip stays
        await walk.rest()
        await judge(name, `, ${label} pressed`)
        await page.keyboard.press('Escape')
        await walk.rest()
      }
    }
    return { wrong, links: [...new Set(links)] }
  }

  async function troubles(page: Page, name: string): Promise<string[]> {
    const { beyond, text, made } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
      const marks = (element: Element) =>
        [element.tagName, element.role, element.getAttribute('class')?.replaceAll(/__m__\S+/g, '')].join(' ')
      return {
        beyond: document.documentElement.scrollWidth - innerWidth,
        text: document.querySelector('main')?.innerText ?? '',
        made: [...new Set(shown.map(marks))],
      }
    })
    const found: string[] = []
    if (beyond > 0) found.push(`${beyond} px beyond the screen`)
    const left = leftOver.exec(text)
    if (left) found.push(`says "${text.slice(Math.max(0, left.index - 30), left.index + 50)}"`)
    const fresh = made.filter((part) => isNew(parts, `${name} ${part}`))
    return fresh.length > 0 ? [...found, ...(await axeFindings(page))] : found
  }

  return look
}

function isNew(known: Set<string>, one: string): boolean {
  return known.size < known.add(one).size
}

/** What can be pressed now; undefined where it is hidden, disabled or gone. */
async function pressable(handle: ElementHandle<SVGElement | HTMLElement>) {
  return await handle.evaluate((element) => {
    if (!element.isConnected || !element.checkVisibility() || element.matches(':disabled, [aria-disabled=true]'))
      return undefined
    return { label: (element.ariaLabel ?? element.textContent).trim(), isOfPage: element.closest('main') !== null }
  })
}
