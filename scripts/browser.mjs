import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium } from './chromium.mjs'
import { giveUp, root, run } from './command.mjs'

/**
 * Makes sure that tests have a browser: a Chrome or Chromium that is found, else Playwright's own, fetched if it has to
 * be, else Debian's package. Gives up with a sentence where none of them can be had.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  return (
    findChromium() ??
    (await playwrightsOwn()) ??
    (await debianPackage()) ??
    giveUp('No browser found for the tests. Install Chrome or Chromium, or name one: CHROMIUM=/path/to/chrome npm test')
  )
}

async function playwrightsOwn() {
  const { chromium } = await import(new URL('../node_modules/playwright-core/index.mjs', import.meta.url).href)
  const path = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  if (path()) return path()
  console.log("Fetching Playwright's Chromium for the browser tests (about 170 MB to fetch, 600 MB on the disk) …")
  const command = join(root, 'node_modules/playwright-core/cli.js')
  const { code, output } = await run('node', [command, 'install', 'chromium'], { quiet: true })
  if (code !== 0) console.error(`It could not be fetched: ${lastLine(output)}`)
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
  return findChromium()
}
