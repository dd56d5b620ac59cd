/** One row of the import table: an area of the repository, and what its files may import. */
export interface Area {
  name: string
  /** The folders and files of the area. If areas overlap, the longest prefix decides. */
  paths: string[]
  /** The names of areas that it may import. */
  areas: string[]
  /** The packages that it may import; a scope ends in `/`. If absent, it may import any dependency of package.json. */
  libraries?: string[]
  /** A folder whose subfolders may import each other only through index.ts. */
  doors?: string
}

const engine = 'form-engine core'
const engineClaim = 'form-engine/claim'
const engineFiles = 'form-engine/files'
const enginePlan = 'form-engine/plan'
const engineStore = 'form-engine/store'
const engineReact = 'form-engine/react'
const engineRjsf = 'form-engine/rjsf'
const engineValidator = 'form-engine/validator'
const engineGenerator = 'form-engine/validator/generate'
const client = 'api-client'
const brandColors = 'brand colors'
const brandFolder = 'brand folder'
const portalGround = ['ui', 'format', 'theme', 'brand', 'api', 'config', 'storage']

/** The folders of the engine's core in the order of the data flow. Each may import the folders before it. */
const stages = ['text', 'definitions', 'kinds', 'calculations', 'graph', 'form', 'diagnose'].map(
  (stage, index, all) => ({
    name: `form-engine ${stage}`,
    paths: [`packages/form-engine/src/${stage}/`],
    // The declaration of a local form depends on the kinds of control.
    areas: [...all.slice(0, index), ...(stage === 'definitions' ? ['kinds'] : [])].map((name) => `form-engine ${name}`),
    libraries: [],
  }),
)
/** Pages before login import their text checks from here, and nothing else from the engine. */
const engineText = 'form-engine text'
const enginePhones = 'form-engine/phones'
const core = [engine, ...stages.map(({ name }) => name)]

const serverPackages = [
  'contract',
  engine,
  engineClaim,
  enginePhones,
  engineText,
  engineFiles,
  engineValidator,
  engineGenerator,
  'catalogue',
  'delivery',
  'workbook',
  brandColors,
  brandFolder,
]

/** The folders and shared files of the server, from the lowest layer up. Each may import those before it. */
const serverLayers: Area[] = [
  'package-folder.ts',
  'errors',
  'sealing',
  'pdf',
  'workbook',
  'threads',
  'config',
  'database/tables',
  'database',
  'brand',
  'keys',
  'reference',
  'storage',
  'session',
  'http',
  'validators',
  'mail',
  'credentials',
  'providers',
  'dependencies.ts',
  'jobs',
  'webhook',
  'activity',
  'virus-check',
  'areas',
  'api-reference',
  'demo',
  'operation',
  'backup',
  'commands',
].map((layer, index, all) => ({
  name: `server ${layer}`,
  paths: [`packages/server/src/${layer}${layer.endsWith('.ts') ? '' : '/'}`],
  areas: [...all.slice(0, index).map((lower) => `server ${lower}`), ...serverPackages],
  ...(layer === 'areas' && { doors: 'packages/server/src/areas/' }),
}))

/** The areas that a feature may import in addition to its own files. */
const featureAreas = [
  ...portalGround,
  'session',
  'credentials',
  'stand-ins',
  'documents',
  'definition-lab',
  'funds',
  'programs',
  'forms',
  engine,
  engineText,
  enginePhones,
  engineClaim,
  engineFiles,
  engineStore,
  engineReact,
  engineValidator,
  client,
  'contract',
]

/**
 * The folders of the claim report, from the lowest layer up. Each may import those before it, so there are no cycles.
 */
const reporting: Area[] = [
  '',
  'model/',
  'model/loss-info/',
  'model/forms/',
  'model/report/',
  'model/drafts/',
  'model/sending/',
  'model/wizard/',
  'model/email-claim/',
  'steps/',
  'steps/loss-info/',
  'steps/check/',
  'steps/wizard/',
  'pages/unsent/',
  'pages/unfinished/',
  'pages/start/',
  'pages/email-claim/',
  'pages/confirmation/',
  'pages/online-claim/',
  'pages/preview/',
].map((folder, index, all) => ({
  name: `claim-reporting/${folder}`,
  paths: [`src/features/claim-reporting/${folder}`],
  areas: [...featureAreas, ...all.slice(0, index).map((lower) => `claim-reporting/${lower}`)],
  // The model does not use React.
  ...(folder.startsWith('model/') && { libraries: ['dayjs'] }),
}))
const reportingPages = reporting.map(({ name }) => name).filter((name) => name.includes('/pages/'))

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
  {
    name: engineStore,
    paths: ['packages/form-engine/src/store/'],
    areas: [...core, engineValidator],
    libraries: [],
  },
  {
    name: engineReact,
    paths: ['packages/form-engine/src/react/'],
    areas: [...core, engineStore, engineRjsf, engineValidator],
    libraries: ['@rjsf/', 'react', 'react-dom'],
  },
  // Stock rjsf needs this area, including ajv. The portal has its own renderer, so no area of the portal may import it.
  {
    name: engineRjsf,
    paths: ['packages/form-engine/src/rjsf/'],
    areas: [...core, engineGenerator],
    libraries: ['@rjsf/utils', '@rjsf/validator-ajv8', 'ajv'],
  },
  { name: engineValidator, paths: ['packages/form-engine/src/validator/'], areas: core, libraries: [] },
  // ajv itself, which generates validators. No area of the portal may import it.
  {
    name: engineGenerator,
    paths: ['packages/form-engine/src/validator/generate/'],
    areas: core,
    libraries: ['ajv'],
  },
  {
    name: 'form-engine/vite',
    paths: ['packages/form-engine/src/vite/'],
    areas: [...core, engineGenerator],
    libraries: ['vite'],
  },
  {
    name: engineFiles,
    paths: ['packages/form-engine/src/files/'],
    areas: core,
    libraries: ['@e965/xlsx', 'csv-parse'],
  },
  { name: enginePlan, paths: ['packages/form-engine/src/plan/'], areas: core, libraries: [] },
  {
    name: 'form-engine/cli',
    paths: ['packages/form-engine/src/cli/'],
    areas: [...core, engineClaim, engineFiles, enginePlan],
    libraries: ['node:fs/promises', 'node:path', 'node:process', 'node:util'],
  },
  {
    name: 'catalogue',
    paths: ['packages/form-engine/catalogue/'],
    areas: [...core, engineClaim, engineFiles],
    libraries: [],
  },
  {
    name: 'contract',
    paths: ['packages/api-client/src/contract/'],
    areas: [engine, engineText, engineClaim],
    libraries: ['typebox'],
  },
  { name: brandColors, paths: ['packages/brand/src/'], areas: [], libraries: [] },
  {
    name: brandFolder,
    paths: ['packages/brand/src/folder/'],
    areas: ['contract', engineText, brandColors],
  },
  { name: client, paths: ['packages/api-client/src/'], areas: ['contract'], libraries: ['ky', 'typebox'] },
  {
    name: 'server',
    paths: ['packages/server/'],
    areas: [...serverLayers.map(({ name }) => name), ...serverPackages],
  },
  ...serverLayers,
  {
    name: 'delivery',
    paths: ['packages/delivery/'],
    areas: [],
  },
  { name: 'workbook', paths: ['packages/workbook/'], areas: [], libraries: [] },
  { name: 'config', paths: ['src/config.ts'], areas: [], libraries: [] },
  { name: 'storage', paths: ['src/browser-storage.ts', 'src/stored-keys.ts'], areas: [], libraries: [] },
  { name: 'format', paths: ['src/format/'], areas: ['contract'] },
  {
    name: 'brand',
    paths: ['src/brand/'],
    areas: ['contract', 'storage'],
  },
  { name: 'theme', paths: ['src/theme/'], areas: ['ui', 'brand', brandColors] },
  { name: 'ui', paths: ['src/ui/'], areas: ['format', 'theme', 'brand', 'workbook'] },
  { name: 'api', paths: ['src/api/'], areas: [client, 'contract', 'config', 'storage', 'stand-ins'] },
  {
    name: 'stand-ins',
    paths: ['src/stand-ins/'],
    areas: [client, 'contract', 'config', 'storage', engine, engineClaim],
  },
  { name: 'session', paths: ['src/session/'], areas: ['api', 'brand', 'contract', client, 'config', 'storage'] },
  {
    name: 'forms',
    paths: ['src/forms/'],
    areas: [...portalGround, engine, engineClaim, engineStore, engineReact, engineValidator],
  },
  {
    name: 'documents',
    paths: ['src/documents/'],
    areas: [...portalGround, 'session', 'forms', engine, client, 'contract'],
  },
  {
    name: 'definition-lab',
    paths: ['src/definition-lab/'],
    areas: [
      ...portalGround,
      'forms',
      'contract',
      engine,
      engineClaim,
      engineFiles,
      enginePhones,
      enginePlan,
      engineStore,
      engineReact,
    ],
  },
  { name: 'funds', paths: ['src/funds/'], areas: [...portalGround, client, 'contract'] },
  { name: 'programs', paths: ['src/programs/'], areas: [...portalGround, 'session', client, 'contract'] },
  { name: 'features', paths: ['src/features/'], areas: featureAreas },
  ...reporting,
  {
    name: 'routes',
    paths: ['src/routes/'],
    areas: [
      'features',
      ...reportingPages,
      'claim-reporting/model/drafts/',
      'claim-reporting/model/email-claim/',
      'session',
      'programs',
      'documents',
      'ui',
      'format',
      'api',
      'config',
      'router',
      engineClaim,
    ],
  },
  { name: 'router', paths: ['src/router.tsx', 'src/routeTree.gen.ts'], areas: ['routes', 'features', 'session', 'ui'] },
  {
    name: 'start of the portal',
    paths: ['src/main.tsx', 'src/portal.ts'],
    areas: [...portalGround, 'router', 'features', 'session', client],
  },
]
