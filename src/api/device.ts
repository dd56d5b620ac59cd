import { browserTexts } from '../browser-storage.ts'

/** The one key under which this browser keeps what the server calls it; it outlives sign-outs. */
const deviceKey = 'member-portal.device'

export const readDevice = (): string | null => browserTexts.get(deviceKey)

export const storeDevice = (device: string): void => browserTexts.set(deviceKey, device)
