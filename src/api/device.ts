import { inBrowser, inTab } from '../stored-keys.ts'

/** The server's id of this device; null if unknown. */
export const readDevice = (): string | null => inTab('device').read() ?? inBrowser('device').read()

/**
 * Stores the device on which the user signed in: with "Keep me signed in" in this browser, even after log out;
 * otherwise in this tab until log out.
 * @param given the id from the server if the account signed in here for the first time; without it, the stored id stays
 */
export function storeDevice(given: string | undefined, keepSignedIn: boolean): void {
  const device = given ?? readDevice()
  if (device === null) return
  if (given === undefined && !keepSignedIn) inBrowser('device').remove()
  inTab('device').remove()
  const stored = keepSignedIn ? inBrowser('device') : inTab('device')
  stored.write(device)
}
