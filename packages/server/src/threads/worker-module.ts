import { extname } from 'node:path'

/**
 * The URL of a worker module beside the caller. The build finds the modules by searching for calls of this function
 * (vite.config.ts), so pass the name as a literal.
 * @param from `import.meta.url`
 */
export const workerModule = (name: string, from: string): URL => new URL(`${name}${extname(from)}`, from)
