/** One row of the table "who may import whom": an area of the repository and what its files may import. */
export interface Area {
  name: string
  /** Folders and files the area consists of; where areas nest, the longest prefix decides. */
  paths: string[]
  /** Names of other areas. */
  areas: string[]
  /** Libraries by package name, a scope ending in `/`; any library that package.json lists where it is left out. */
  libraries?: string[]
  /** A folder whose sub-folders know each other only by their index.ts. */
  doors?: string
}

const engine = 'form-engine core'
const engineClaim = 'form-engine/claim'
const engineSession = 'form-engine/session'
const engineReact = 'form-engine/react'
const engineRjsf = 'form-engine/rjsf'
const client = 'api-client'
const portalGround = ['ui', 'format', 'theme', 'api', 'config', 'storage']

/** The folders of the engine's core, in the way of the data: each may import those before it. */
const stages = ['text', 'definitions', 'kinds', 'graph', 'form', 'diagnose'].map((stage, index, all) => ({
  name: `form-engine ${stage}`,
  paths: [`packages/form-engine/src/${stage}/`],
  // What a declaration of a local form may say follows from the kinds there are.
  areas: [...all.slice(0, index), ...(stage === 'definitions' ? ['kinds'] : [])].map((name) => `form-engine ${name}`),
  libraries: [],
}))
/** Pages before login take their checks of texts from here, and nothing else of the engine. */
const engineText = 'form-engine text'
const enginePhones = 'form-engine/phones'
const core = [engine, ...stages.map(({ name }) => name)]

export const importTable: Area[] = [
  ...stages,
  { name: engine, paths: ['packages/form-engine/src/'], areas: core, libraries: [] },
  { name: engineClaim, paths: ['packages/form-engine/src/claim/'], areas: core, libraries: [] },
  {
    name: enginePhones,
    paths: ['packages/form-engine/src/phones/'],
    areas: core,
    libraries: ['libphonenumber-js'],
  },
  { name: engineSession, paths: ['packages/form-engine/src/session/'], areas: core, libraries: [] },
  {
    name: engineReact,
    paths: ['packages/form-engine/src/react/'],
    areas: [...core, engineSession],
    libraries: ['@rjsf/', 'react'],
  },
  // What stock rjsf needs, ajv included; the portal has its own renderer, so it is in no list below.
  {
    name: engineRjsf,
    paths: ['packages/form-engine/src/rjsf/'],
    areas: core,
    libraries: ['@rjsf/utils', '@rjsf/validator-ajv8', 'ajv'],
  },
  { name: 'catalogue', paths: ['packages/form-engine/catalogue/'], areas: [...core, engineClaim], libraries: [] },
  {
    name: 'contract',
    paths: ['packages/api-client/src/contract/'],
    areas: [engine, engineText],
    libraries: ['typebox'],
  },
  { name: client, paths: ['packages/api-client/src/'], areas: ['contract'], libraries: ['ky', 'typebox'] },
  {
    name: 'server',
    paths: ['packages/server/'],
    areas: ['contract', engine, engineClaim, engineText, 'catalogue'],
    doors: 'packages/server/src/areas/',
  },
  { name: 'config', paths: ['src/config.ts'], areas: [], libraries: [] },
  { name: 'storage', paths: ['src/browser-storage.ts', 'src/stored-keys.ts'], areas: [], libraries: [] },
  { name: 'format', paths: ['src/format/'], areas: ['contract'] },
  { name: 'theme', paths: ['src/theme/'], areas: ['ui'] },
  { name: 'ui', paths: ['src/ui/'], areas: ['format', 'theme'] },
  { name: 'api', paths: ['src/api/'], areas: [client, 'contract', 'config', 'storage', 'stand-ins'] },
  {
    name: 'stand-ins',
    paths: ['src/stand-ins/'],
    areas: [client, 'contract', 'config', 'storage', engine, engineClaim],
  },
  { name: 'session', paths: ['src/session/'], areas: ['api', 'contract', client, 'config', 'storage'] },
  { name: 'forms', paths: ['src/forms/'], areas: [...portalGround, engine, engineClaim, engineSession, engineReact] },
  {
    name: 'documents',
    paths: ['src/documents/'],
    areas: [...portalGround, 'session', 'forms', engine, client, 'contract'],
  },
  { name: 'funds', paths: ['src/funds/'], areas: [...portalGround, client, 'contract'] },
  { name: 'programs', paths: ['src/programs/'], areas: [...portalGround, 'session', client, 'contract'] },
  {
    name: 'features',
    paths: ['src/features/'],
    areas: [
      ...portalGround,
      'session',
      'stand-ins',
      'documents',
      'funds',
      'programs',
      'forms',
      engine,
      engineText,
      enginePhones,
      engineClaim,
      engineSession,
      engineReact,
      client,
      'contract',
    ],
  },
  {
    name: 'routes',
    paths: ['src/routes/'],
    areas: ['features', 'session', 'programs', 'documents', 'ui', 'format', 'api', 'config', 'router'],
  },
  { name: 'router', paths: ['src/router.tsx', 'src/routeTree.gen.ts'], areas: ['routes', 'features', 'session', 'ui'] },
  {
    name: 'start of the portal',
    paths: ['src/main.tsx', 'src/portal.ts'],
    areas: [...portalGround, 'router', 'features', 'session', client],
  },
]
