// npm run docs: writes docs/configuration.md from the declaration of the server's settings.
import { writeFileSync } from 'node:fs'

import type { Setting } from '../packages/server/src/config/setting-types.ts'
import { sections } from '../packages/server/src/config/settings.ts'

export const configurationFile = 'docs/configuration.md'

const introduction = `# Configuration

The server reads its settings from environment variables. It checks all of them when it starts. If a value is invalid, it
prints every problem with a way to fix it, and exits.

This page is generated from \`packages/server/src/config/settings.ts\`. Edit that file, then run \`npm run docs\`.
`

/** The text of docs/configuration.md. */
export function configurationPage(): string {
  const tables = Object.entries(sections).map(([title, settings]) =>
    [
      `## ${title}\n`,
      '| Setting | Default | Description |',
      '|---|---|---|',
      ...(Object.entries<object>(settings) as [string, Setting][]).map(
        ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${descriptionOf(setting)} |`,
      ),
    ].join('\n'),
  )
  return `${[introduction, ...tables].join('\n\n').replace('\n\n\n', '\n\n')}\n`
}

function defaultOf(setting: Setting): string {
  if (setting.default === undefined) return setting.without ?? ''
  const text = [setting.default].flat().join()
  return text === '' ? 'none' : `\`${text}\``
}

function descriptionOf(setting: Setting): string {
  return [
    setting.description,
    setting.minimum !== undefined ? `From ${setting.minimum} to ${setting.maximum}.` : '',
    setting.example ? `For example \`${setting.example}\`.` : '',
    setting.requiredInProduction ? '**Required in production.**' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

if (import.meta.filename === process.argv[1]) writeFileSync(configurationFile, configurationPage())
