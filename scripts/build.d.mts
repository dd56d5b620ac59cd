/** Builds the portal and the server, each unless it was built from these very sources and settings. */
export function ensureBuilt(): Promise<void>
