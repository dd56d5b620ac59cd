import { chromium, type BrowserContextOptions } from 'playwright-core'

import { chromiumArgs, findChromium, findChromiumWithViewer } from '../../../scripts/chromium.mjs'

export const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const executablePath = findChromium()
/** The launch options of all test browsers. They use the browser found on the machine, or else Playwright's. */
export const launchOptions = { ...(executablePath && { executablePath }), args: chromiumArgs }

export function launchBrowser() {
  return chromium.launch(launchOptions)
}

/** Launches a browser that shows PDFs in a tab. */
export function launchBrowserWithViewer() {
  return chromium.launch({ executablePath: findChromiumWithViewer() ?? chromium.executablePath(), args: chromiumArgs })
}
