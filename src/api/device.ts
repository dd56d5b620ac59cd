import { inBrowser, inTab } from '../stored-keys.ts'

/** The server's id of this device; null if unknown. */
export const readDevice = (): string | null => inTab('device').read() ?? inBrowser('device').read()

/**
 * Keeps the device that somebody signed in on: with "Keep me signed in" in this browser, also after log out; else in this
 * tab until then.
 * @param given by the server where the account signed in here for the first time; else the one that is known stays
 */
export function storeDevice(given: string | undefined, keepSignedIn: boolean): void {
  const device = given ?? readDevice()
  if (device === null) return
  if (given === undefined && !keepSignedIn) inBrowser('device').remove()
  inTab('device').remove()
  const kept = keepSignedIn ? inBrowser('device') : inTab('device')
  kept.write(device)
}
