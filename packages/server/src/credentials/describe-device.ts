import { parse } from 'bowser'

import { texts } from './texts.ts'

/**
 * A browser and its operating system in plain words, for example "Chrome on Android". For any other program, its name.
 */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === '') return texts.unknownDevice
  const { browser, os } = parse(userAgent)
  if (browser.name && os.name) return texts.device(browser.name, os.name)
  return browser.name || /^[\w .-]{1,40}/.exec(userAgent)?.[0] || texts.unknownDevice
}
