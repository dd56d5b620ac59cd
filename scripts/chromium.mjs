import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows: it does the same in two thirds of the time, but has no viewer of PDFs. */
const headlessShell = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chrome or Chromium: `CHROMIUM`, then the PATH, then the usual places; undefined where there is none. */
export function findChromium() {
  return [process.env['CHROMIUM'], ...onPath(headlessShell), ...possiblePaths()].find(
    (path) => path && existsSync(path),
  )
}

/** The same, but one that shows PDFs. */
export function findChromiumWithViewer() {
  const named = process.env['CHROMIUM']
  return [named?.includes('headless-shell') ? undefined : named, ...possiblePaths()].find(
    (path) => path && existsSync(path),
  )
}

const possiblePaths = () => [...withWindows.flatMap(onPath), ...elsewhere]

const onPath = (name) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])

/** Switches for a browser that runs tests: no sandbox (containers forbid it), no traffic of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
