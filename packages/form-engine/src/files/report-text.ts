import type { FileDiagnostic } from './file-diagnostic.ts'
import { plural } from '../text/plural.ts'

const most = 3

/**
 * One diagnostic as text: its location, severity, code, message and hint.
 *
 * @example
 * const { diagnostics } = await checkFiles(files)
 * console.log(diagnostics.map(lineOf).join('\n'))
 */
export function lineOf(found: FileDiagnostic<string>): string {
  const { severity, code, message, hint } = found
  return `${placesOf(found)}${severity} ${code}\n  ${message}\n  ${hint}`
}

/**
 * All diagnostics as text, the worst first, with the page that explains each code, and their number.
 *
 * @param pageOf the place of the page of a code
 * @example
 * const { diagnostics } = await checkFiles(files)
 * console.log(textReport(diagnostics, docsOf))
 */
export function textReport(diagnostics: readonly FileDiagnostic<string>[], pageOf: (code: string) => string): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))]
  const help = codes.map((code) => `help ${code}: ${pageOf(code)}`)
  return [...diagnostics.map(lineOf), ...help, summaryOf(diagnostics)].join('\n')
}

function placesOf({ locations }: FileDiagnostic<string>): string {
  if (locations.length === 0) return ''
  const shown = locations
    .slice(0, most)
    .map((location) =>
      location.sheet === null && location.cell === null && location.line !== null
        ? `${location.shown} (line ${location.line})`
        : location.shown,
    )
  return `${shown.join(', ')}${locations.length > most ? ` and ${locations.length - most} more` : ''}: `
}

function summaryOf(diagnostics: readonly FileDiagnostic<string>[]): string {
  const count = (severity: string) => diagnostics.filter((found) => found.severity === severity).length
  const parts = [
    plural(count('error'), 'error', 'errors'),
    plural(count('warning'), 'warning', 'warnings'),
    plural(count('info'), 'note', 'notes'),
  ]
  return `${parts.join(', ')}.`
}
