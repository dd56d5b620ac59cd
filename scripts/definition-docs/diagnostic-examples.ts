import { brokenClaims, type BrokenClaim } from '../../packages/form-engine/catalogue/broken/claims.ts'
import { brokenJson } from '../../packages/form-engine/catalogue/broken/json.ts'
import { brokenSheets } from '../../packages/form-engine/catalogue/broken/sheets.ts'
import type { BrokenSheets } from '../../packages/form-engine/catalogue/broken/broken-sheets.ts'
import type { AnyDiagnosticCode } from '../../packages/form-engine/catalogue/explained/index.ts'
import { brokenDefinitions, type DefinitionRows } from '../../packages/form-engine/catalogue/index.ts'
import { checkServedClaim } from '../../packages/form-engine/src/claim/index.ts'
import { checkFiles } from '../../packages/form-engine/src/files/index.ts'
import {
  checkDefinitions,
  checkTables,
  parseDefinitions,
  type DefinitionTable,
  type Diagnostic,
} from '../../packages/form-engine/src/index.ts'
import { workbookFile } from '../../packages/form-engine/test/files/workbook-file.ts'
import { blockLines, definitionRows } from './definition-rows.ts'
import { linesOf } from './markdown-table.ts'
import { sheetRows } from './sheet-rows.ts'

/** A diagnostic as a tool reports it. */
export type ExampleDiagnostic = Pick<Diagnostic, 'severity' | 'message' | 'hint'> & { readonly code: string }

/** An example of a fault: its rows as Markdown, and the diagnostics that the tools report. */
export interface DiagnosticExample {
  readonly code: AnyDiagnosticCode
  readonly title: string
  readonly rows: string
  /** All diagnostics with the code. */
  readonly diagnosticsFound: readonly ExampleDiagnostic[]
}

/** All examples of the catalogue with their diagnostics. */
export async function diagnosticExamples(): Promise<DiagnosticExample[]> {
  return [
    ...brokenDefinitions.map(({ definitions, code, title, ...blocks }): DiagnosticExample => {
      const diagnosticsFound = checkDefinitions(parseDefinitions(definitions), blocks).filter(
        (found) => found.code === code,
      )
      const marked = diagnosticsFound.flatMap(({ cells }) => cells)
      const tables = definitionRows(definitions, { marked }).map(linesOf)
      return { code, title, rows: [...tables, ...blockLines(blocks)].join('\n\n'), diagnosticsFound }
    }),
    ...(await Promise.all(brokenSheets.map(exampleOfSheets))),
    ...brokenJson.map(({ tables, code, title }): DiagnosticExample => {
      const diagnosticsFound = checkTables(tables).diagnostics.filter((found) => found.code === code)
      return { code, title, rows: `\`\`\`json\n${jsonOf(tables)}\n\`\`\``, diagnosticsFound }
    }),
    ...brokenClaims.map(exampleOfClaim),
  ]
}

async function exampleOfSheets(broken: BrokenSheets): Promise<DiagnosticExample> {
  const { code, title, sheets } = broken
  const { diagnostics } = await checkFiles([workbookFile(sheets)], broken)
  const diagnosticsFound = diagnostics.filter((found) => found.code === code)
  const tables = sheetRows(broken).map(linesOf)
  return { code, title, rows: [...tables, ...blockLines(broken)].join('\n\n'), diagnosticsFound }
}

/** Shows only the rows of the question, because the definitions of a claim are long. */
function exampleOfClaim({ code, title, definitions, labelCode }: BrokenClaim): DiagnosticExample {
  const diagnosticsFound = checkServedClaim(parseDefinitions(definitions)).filter((found) => found.code === code)
  const controls = definitions.controls.filter((row) => row.ControlLabelCode === labelCode)
  const ids = controls.map(({ RecId }) => RecId)
  const shown = {
    controls,
    displayValues: definitions.displayValues.filter((row) => ids.includes(row.ControlsRecId)),
    dependencies: [],
  }
  const marked = diagnosticsFound
    .flatMap(({ cells }) => cells)
    .map((cell) => (cell.row === null ? cell : { ...cell, row: placeIn(shown, definitions, cell.table, cell.row) }))
  const tables = definitionRows(shown, { marked, columns: ['ControlLabelCode'] })
  return { code, title, rows: tables.map(linesOf).join('\n\n'), diagnosticsFound }
}

/** The index of a row of the definitions among the shown rows. */
function placeIn(
  shown: DefinitionRows,
  { controls, displayValues, dependencies }: DefinitionRows,
  table: DefinitionTable,
  row: number,
): number {
  switch (table) {
    case 'controls':
      return shown.controls.indexOf(controls[row]!)
    case 'displayValues':
      return shown.displayValues.indexOf(displayValues[row]!)
    case 'dependencies':
      return shown.dependencies.indexOf(dependencies[row]!)
  }
}

const jsonOf = (tables: object): string => JSON.stringify(tables, null, 2).replaceAll('\ufeff', '\\ufeff')
