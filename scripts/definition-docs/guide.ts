import { readFileSync } from 'node:fs'

import { severeLosses } from '../../packages/form-engine/src/claim/index.ts'
import { blockLines, definitionRows } from './definition-rows.ts'
import { linesOf } from './markdown-table.ts'
import { exampleNamed } from './screenshots.ts'

export const guideFile = 'docs/definitions.md'

/** Matches `<!-- example: phone, with ControlLabelCode -->`, the generated text, and `<!-- end -->`. */
const block = /<!-- example: ([\w-]+)(?:, with ([\w, ]+))? -->\n[^]*?<!-- end -->/g

/** The names of the examples in the guide, without duplicates. */
export function examplesInGuide(): string[] {
  const text = readFileSync(guideFile, 'utf8')
  return [...new Set([...text.matchAll(block)].map(([, name = '']) => name))]
}

const losses = /<!-- severe losses -->\n[^]*?<!-- end -->/

/** The text of the guide with the rows and the screenshot of each example, and with the table of severe losses. */
export function guideWithExamples(): string {
  return readFileSync(guideFile, 'utf8')
    .replaceAll(block, (written: string, name: string, columns = '') => {
      const [mark = ''] = written.split('\n', 1)
      return [mark, ...exampleLines(name, columns.split(', ')), '<!-- end -->'].join('\n\n')
    })
    .replace(losses, ['<!-- severe losses -->', lossTable(), '<!-- end -->'].join('\n\n'))
}

function lossTable(): string {
  const rows = severeLosses.map(({ reason, when }) => {
    const answers = Object.entries(when).map(([labelCode, values]) => `\`${labelCode}\`: ${values.join(' or ')}`)
    return `| ${reason} | ${answers.join(' and ')} |`
  })
  return ['| Reason | Label code: values |', '|---|---|', ...rows].join('\n')
}

function exampleLines(name: string, columns: readonly string[]): string[] {
  const example = exampleNamed(name)
  return [
    ...definitionRows(example.definitions, { columns }).map(linesOf),
    ...blockLines(example),
    `![${example.title}](images/definitions/${name}.webp)`,
  ]
}
