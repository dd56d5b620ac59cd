// Part of npm run docs: writes docs/data-kinds.md from the declarations of the kinds of data.
import { writeFileSync } from 'node:fs'

import { recordKinds, templateColumns, type RecordKind } from '../packages/delivery/src/index.ts'

export const dataKindsFile = 'docs/data-kinds.md'

const introduction = `# Kinds of data

The kinds of data that you can import in addition to claims, in the order in which a new program needs them. The tables
list the columns of the templates. Files with other headings can be read as well, see
[Import data](guides/import-data.md).

This page is generated from \`packages/delivery/src/kinds\`. Edit the declarations, then run \`npm run docs\`.
`

const section = (kind: RecordKind): string =>
  [
    `## ${kind.title}\n`,
    `\`--as ${kind.name}\`. ${kind.about}\n`,
    '| Column | Content | Meaning |',
    '|---|---|---|',
    ...templateColumns(kind).map(({ head, type, about }) => `| ${head} | ${type} | ${about} |`),
  ].join('\n')

/** The text of docs/data-kinds.md. */
export const dataKindsPage = (): string =>
  `${[introduction.trimEnd(), ...Object.values<RecordKind>(recordKinds).map(section)].join('\n\n')}\n`

if (import.meta.filename === process.argv[1]) writeFileSync(dataKindsFile, dataKindsPage())
