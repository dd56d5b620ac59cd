import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows. It needs two thirds of the time, but has no PDF viewer. */
const headlessShell = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds the path of a Chrome or Chromium: in `CHROMIUM`, on the PATH, or in the usual places; or undefined. */
export function findChromium() {
  return [process.env['CHROMIUM'], ...onPath(headlessShell), ...possiblePaths()].find(
    (path) => path && existsSync(path),
  )
}

/** Finds the path of a browser that shows PDFs. */
export function findChromiumWithViewer() {
  const named = process.env['CHROMIUM']
  return [named?.includes('headless-shell') ? undefined : named, ...possiblePaths()].find(
    (path) => path && existsSync(path),
  )
}

const possiblePaths = () => [...withWindows.flatMap(onPath), ...elsewhere]

const onPath = (name) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)])

/** Arguments of test browsers: no sandbox, which containers forbid, and no background traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
