import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Lets the stacks of the built server name files and lines of the sources. Node's --enable-source-maps does so too, but
 * reads every map when the server starts; here a map is read for the first stack that needs it.
 */
export function mapStacks(): void {
  if (import.meta.url.endsWith('.ts')) return // the sources themselves
  Error.prepareStackTrace = (error, frames) =>
    // oxlint-disable-next-line typescript/no-base-to-string -- V8's call sites write themselves, which their type leaves out
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${mapped(String(frame))}`)].join('\n')
}

const maps = new Map<string, SourceMap | undefined>()

/** A frame as V8 writes it, with the place in the sources where a map knows it. */
function mapped(frame: string): string {
  return frame.replace(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return place
    const source = relative(process.cwd(), resolve(dirname(file), origin.fileName))
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined
}
