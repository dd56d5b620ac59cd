/** The one key under which this browser keeps what the server calls it; it outlives sign-outs. */
const deviceKey = 'member-portal.device'

export const readDevice = (): string | null => localStorage.getItem(deviceKey)

export const storeDevice = (device: string): void => localStorage.setItem(deviceKey, device)
