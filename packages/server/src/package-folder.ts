import { fileURLToPath } from 'node:url'

/** packages/server, seen both from src/, which contains this file, and from dist/, where the build puts all files. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url))
