import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium, findChromiumWithViewer } from './chromium.mjs'
import { giveUp, root, run } from './command.mjs'

/**
 * Makes sure that tests have a browser, and that one of the browsers can show PDFs, because the headless shell cannot.
 * Playwright downloads a missing browser; if that fails, Debian's package is installed.
 * @returns {Promise<string>} the path of the browser for most tests
 * @throws ends the process with a message if no browser can be found or installed
 */
export async function ensureBrowser() {
  const viewer = findChromiumWithViewer() ?? (await playwrightsOwn()) ?? (await debianPackage())
  return (
    findChromium() ??
    viewer ??
    giveUp('No browser found for the tests. Install Chrome or Chromium, or name one: CHROMIUM=/path/to/chrome npm test')
  )
}

async function playwrightsOwn() {
  const { chromium } = await import(new URL('../node_modules/playwright-core/index.mjs', import.meta.url).href)
  const path = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  if (path()) return path()
  console.log("Downloading Playwright's Chromium for the browser tests (170 MB download, 600 MB on disk) …")
  const command = join(root, 'node_modules/playwright-core/cli.js')
  const { code, output } = await run('node', [command, 'install', 'chromium'], { quiet: true })
  if (code !== 0) console.error(`The download failed: ${lastLine(output)}`)
  return path()
}

const lastLine = (output) => output.trim().split('\n').at(-1)

async function debianPackage() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined
  console.log('Installing the package chromium for the browser tests …')
  await run('apt-get', ['update', '-q'], { quiet: true })
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  })
  if (code !== 0) console.error(output.trim())
  return findChromiumWithViewer()
}
