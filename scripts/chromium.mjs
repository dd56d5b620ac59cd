import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chrome or Chromium: `CHROMIUM`, then the PATH, then the usual places; undefined where there is none. */
export function findChromium() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.flatMap((name) => [join(folder, name), join(folder, `${name}.exe`)]))
  return [process.env['CHROMIUM'], ...onPath, ...elsewhere].find((path) => path && existsSync(path))
}

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
