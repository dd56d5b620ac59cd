import { extname } from 'node:path'

/**
 * The module of that name beside the one that asks, for a worker thread. The build makes a file of each name that is
 * given here (vite.config.ts), so write the name out.
 * @param from `import.meta.url`
 */
export const workerModule = (name: string, from: string): URL => new URL(`${name}${extname(from)}`, from)
