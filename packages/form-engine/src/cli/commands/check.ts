import { CLAIM_BLOCKS, checkClaim } from '../../claim/index.ts'
import { checkFiles, textReport, withFurther, type FileDiagnostic } from '../../files/index.ts'
import type { Command } from '../command.ts'
import { formOptions, formSettings } from '../form-options.ts'
import type { GivenOptions } from '../given-options.ts'
import { loadFiles } from '../load-files.ts'
import { MisuseError } from '../misuse-error.ts'
import { githubReport } from '../report/github.ts'
import { helpUrl } from '../report/help-url.ts'
import { sarifReport } from '../report/sarif.ts'

export const check: Command = {
  name: 'check',
  summary: 'Reports every problem, with its cell.',
  takes: '<file|folder|url>…',
  options: {
    ...formOptions,
    json: { type: 'boolean', help: 'the diagnostics as JSON' },
    github: { type: 'boolean', help: 'annotations for GitHub Actions' },
    sarif: { type: 'boolean', help: 'a SARIF log, for code scanning and editors' },
    quiet: { type: 'boolean', help: 'errors and warnings only' },
  },
  examples: [
    'check claim.xlsx --roots 27,9,19 --repeating 19',
    'check controls.csv displayValues.csv dependencies.csv',
    'check https://forms.example/definitions.json --sarif > form.sarif',
  ],
  run: async (given) => {
    const settings = formSettings(given)
    const files = await loadFiles(given.expect(1))
    given.progress(`Checking ${files.length} files`)
    const checked = await checkFiles(files, settings)
    const isClaim = settings.roots?.includes(CLAIM_BLOCKS.lossInfo) ?? false
    const all = withFurther(checked, isClaim ? checkClaim(checked.definitions) : [])
    const shown = given.has('quiet') ? all.filter(({ severity }) => severity !== 'info') : all
    return { text: report(given, shown), exitCode: all.some(({ severity }) => severity === 'error') ? 1 : 0 }
  },
}

function report(given: GivenOptions, diagnostics: readonly FileDiagnostic<string>[]): string {
  const formats = ['json', 'github', 'sarif'].filter((format) => given.has(format))
  if (formats.length > 1) throw new MisuseError(`Choose one format: --${formats.join(' or --')}.`)
  switch (formats[0]) {
    case 'json':
      return JSON.stringify(
        diagnostics.map((found) => ({ ...found, url: helpUrl(found.code) })),
        null,
        2,
      )
    case 'github':
      return githubReport(diagnostics, given.arguments)
    case 'sarif':
      return JSON.stringify(sarifReport(diagnostics, given.arguments), null, 2)
    default:
      return textReport(diagnostics, helpUrl)
  }
}
