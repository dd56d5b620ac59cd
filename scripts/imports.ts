import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

import { parseSync } from 'vite'

import type { Area } from './import-table/area.ts'
import { importTable } from './import-table.ts'

/** Violations of the import table in one file, one sentence each. `file` is relative to the repository. */
export function brokenImports(file: string, source: string): string[] {
  const from = areaOf(file)
  if (!from) return []
  return [...new Set(specifiersIn(file, source))].flatMap((specifier) => {
    const complaint = complaintAbout(specifier, file, from)
    return complaint ? [`${file}: ${complaint}`] : []
  })
}

/** The files of the repository that a file imports at run time. */
export function filesImportedBy(file: string, source: string): string[] {
  return specifiersIn(file, source).flatMap((specifier) => fileOf(specifier, file) ?? [])
}

function complaintAbout(specifier: string, file: string, from: Area): string | undefined {
  const target = fileOf(specifier, file)
  if (target === undefined) return complaintAboutLibrary(specifier, from)
  const to = areaOf(target)
  if (specifier.startsWith('.') && packageOf(target) !== packageOf(file)) {
    return `reaches into another package by path: ${specifier}`
  }
  if (to !== from && !(to && from.areas.includes(to.name))) return `${from.name} may not import ${to?.name ?? target}`
  return complaintAboutFeature(target, file, from) ?? complaintAboutDoor(target, file, to)
}

function complaintAboutLibrary(specifier: string, from: Area): string | undefined {
  const isKnown = from.libraries?.some(
    (library) => specifier === library || specifier.startsWith(library.endsWith('/') ? library : `${library}/`),
  )
  if (isKnown === false) return `${from.name} may not use the library ${specifier}`
  const runsInBrowser = from.paths[0]?.startsWith('src/')
  return runsInBrowser && specifier.startsWith('node:') ? `${specifier} is not there in a browser` : undefined
}

function complaintAboutFeature(target: string, file: string, from: Area): string | undefined {
  if (from.name !== 'features' || areaOf(target) !== from || featureOf(target) === featureOf(file)) return undefined
  return `feature ${featureOf(file)} may not import feature ${featureOf(target)}`
}

/** Code outside a folder with an index.ts imports that file only, so that the folder's other files may change. */
function complaintAboutDoor(target: string, file: string, { doors }: Area): string | undefined {
  if (doors === undefined || !target.startsWith(doors)) return undefined
  const [folder = ''] = target.slice(doors.length).split('/')
  const isInside = file.startsWith(`${doors}${folder}/`)
  return isInside || target === `${doors}${folder}/index.ts`
    ? undefined
    : `enters ${folder} by ${target}, not by its index.ts`
}

function areaOf(file: string): Area | undefined {
  const lengthIn = (area: Area) =>
    Math.max(0, ...area.paths.filter((path) => file.startsWith(path)).map((path) => path.length))
  return importTable.filter((area) => lengthIn(area) > 0).toSorted((one, other) => lengthIn(other) - lengthIn(one))[0]
}

/** The repository file that an import refers to; undefined for a library. */
function fileOf(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const ours = /^@captive\/([^/]+)(.*)$/.exec(specifier)
  if (!ours) return undefined
  const home = `packages/${ours[1]}`
  const { exports } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8')) as {
    exports?: Record<string, string>
  }
  return join(home, exports?.[`.${ours[2]}`] ?? `${ours[2]} (not exported)`)
}

function specifiersIn(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const reExports = module.staticExports.flatMap((statement) =>
    statement.entries.map((entry) => entry.moduleRequest?.value),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return [...module.staticImports.map((statement) => statement.moduleRequest.value), ...reExports, ...dynamic].filter(
    (specifier) => specifier !== undefined,
  )
}

const packageOf = (file: string) => /^packages\/[^/]+/.exec(file)?.[0] ?? 'portal'
const featureOf = (file: string) => file.split('/')[2]
