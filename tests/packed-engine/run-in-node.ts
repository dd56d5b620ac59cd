import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { build } from 'vite'

import type { Project } from './project.ts'

/** The JSON output of a project's script. Linked packages use the project's React instead of the repository's. */
export async function runInNode(project: Project, script: string): Promise<unknown> {
  project.take(script)
  await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: true },
    build: { ssr: script, outDir: 'built', rolldownOptions: { output: { entryFileNames: 'script.mjs' } } },
  })
  const output = execFileSync(process.execPath, [join(project.folder, 'built', 'script.mjs')], { encoding: 'utf8' })
  return JSON.parse(output)
}
