import type { FileDiagnostic, FileLocation } from '../../files/index.ts'
import { helpUrl } from './help-url.ts'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** A SARIF 2.1.0 log, which code scanning and editors read. A cell of a workbook is a logical location. */
export function sarifReport(diagnostics: readonly FileDiagnostic<string>[], files: readonly string[]): object {
  const codes = [...new Set(diagnostics.map(({ code }) => code))]
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'form-engine', rules: codes.map((id) => ({ id, helpUri: helpUrl(id) })) } },
        results: diagnostics.map(({ code, severity, message, hint, locations }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: levels[severity],
          message: { text: `${message} ${hint}` },
          locations: locations.length > 0 ? locations.map(sarifLocation) : files.slice(0, 1).map(wholeFile),
        })),
      },
    ],
  }
}

function sarifLocation({ file, line, shown }: FileLocation): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      ...(line !== null && { region: { startLine: line } }),
    },
    logicalLocations: [{ fullyQualifiedName: shown, kind: 'member' }],
  }
}

const wholeFile = (file: string): object => ({ physicalLocation: { artifactLocation: { uri: uriOf(file) } } })

const uriOf = (file: string): string => encodeURI(file.replaceAll('\\', '/'))
