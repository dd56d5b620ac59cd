// Part of npm run docs: writes a page for each code of a diagnostic, from the catalogue of the form engine.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { explainedCodes, subjects } from '../packages/form-engine/catalogue/explained/index.ts'
import { docsOf } from '../packages/form-engine/src/index.ts'
import {
  diagnosticExamples,
  type DiagnosticExample,
  type SaidDiagnostic,
} from './definition-docs/diagnostic-examples.ts'

const engine = 'packages/form-engine'
const pageOf = (code: string): string => `${engine}/${docsOf(code)}`
export const diagnosticsFolder = dirname(pageOf('README'))

/** The text of each file by its path. */
export async function diagnosticPages(): Promise<Map<string, string>> {
  const examples = await diagnosticExamples()
  const pages = Object.entries(explainedCodes).map(([code, { meaning, fix }]) => {
    const own = examples.filter((example) => example.code === code)
    const text = [
      `# ${code}`,
      meaning,
      ...own.flatMap((example, index) => exampleLines(example, own.length > 1 ? ` ${index + 1}` : '')),
      '## How to fix it',
      fix,
      '[All diagnostics](README.md)',
    ]
    return [pageOf(code), `${text.join('\n\n')}\n`] as const
  })
  return new Map([[pageOf('README'), indexPage(examples)], ...pages])
}

function exampleLines({ title, rows, said }: DiagnosticExample, number: string): string[] {
  return [`## Example${number}`, title, rows, 'The tools say:', `\`\`\`text\n${said.map(spoken).join('\n')}\n\`\`\``]
}

const spoken = ({ severity, code, message, hint }: SaidDiagnostic): string =>
  `${severity} ${code}\n  ${message}\n  ${hint}`

const introduction = `# Diagnostics

What can be wrong with definitions, and how to fix it. Each page has an example. The cells of the fault are in bold.
Columns with their usual values are left out.

- An **error** is a control that cannot work.
- A **warning** works, but not as it seems to.
- An **info** is worth knowing.

These pages are generated from \`packages/form-engine/catalogue\`. Edit \`catalogue/explained\` and \`catalogue/broken\`, then
run \`npm run docs\`.`

function indexPage(examples: readonly DiagnosticExample[]): string {
  const tables = subjects.map(({ title, codes }) =>
    [
      `## ${title}\n`,
      '| Code | Severity | Example |',
      '|---|---|---|',
      ...Object.keys(codes).map((code) => {
        const own = examples.filter((example) => example.code === code)
        const severities = [...new Set(own.flatMap(({ said }) => said.map(({ severity }) => severity)))]
        return `| [${code}](${code}.md) | ${severities.join(', ')} | ${own[0]?.title} |`
      }),
    ].join('\n'),
  )
  return `${[introduction, ...tables].join('\n\n')}\n`
}

if (import.meta.filename === process.argv[1]) {
  rmSync(diagnosticsFolder, { recursive: true, force: true })
  mkdirSync(diagnosticsFolder, { recursive: true })
  for (const [file, text] of await diagnosticPages()) writeFileSync(file, text)
}
