import { fileURLToPath } from 'node:url'

/** packages/server: from src/, where this file is, as from dist/, where the build puts all of its files. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url))
