import type { FileDiagnostic } from '../../files/index.ts'

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Annotations of GitHub Actions: one workflow command for each diagnostic. */
export function githubReport(diagnostics: readonly FileDiagnostic<string>[], files: readonly string[]): string {
  return diagnostics.map((found) => annotation(found, files)).join('\n')
}

function annotation(
  { severity, code, locations, message, hint }: FileDiagnostic<string>,
  [only = '']: readonly string[],
): string {
  const [first] = locations
  const line = first?.line ? `,line=${first.line}` : ''
  const places = locations.map(({ shown }) => shown).join(', ')
  const properties = `file=${property(first?.file ?? only)}${line},title=${property(code)}`
  return `::${commands[severity]} ${properties}::${data(`${places}${places && ': '}${message} ${hint}`)}`
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
