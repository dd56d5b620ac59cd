import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Maps stack traces of the built server to source files. Node's --enable-source-maps reads every map at the start; this
 * function reads a map only when a stack trace needs it.
 */
export function mapStacks(): void {
  if (import.meta.url.endsWith('.ts')) return // runs from source, so no maps are needed
  Error.prepareStackTrace = (error, frames) =>
    // oxlint-disable-next-line typescript/no-base-to-string -- V8's call sites write themselves, which their type leaves out
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${mapped(String(frame))}`)].join('\n')
}

const maps = new Map<string, SourceMap | undefined>()

/** Replaces the position in a V8 stack frame with the source position, if a map has it. */
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
