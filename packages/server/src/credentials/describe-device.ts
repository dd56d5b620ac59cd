import { parse } from 'bowser'

import { texts } from './texts.ts'

/** A browser and its system as people call them, for example "Chrome on Android"; the name of any other program. */
export function describeDevice(userAgent: string): string {
  if (userAgent.trim() === '') return texts.unknownDevice
  const { browser, os } = parse(userAgent)
  if (browser.name && os.name) return texts.device(browser.name, os.name)
  return browser.name || /^[\w .-]{1,40}/.exec(userAgent)?.[0] || texts.unknownDevice
}
