import type { Area } from './area.ts'
import {
  engine,
  engineClaim,
  engineFiles,
  enginePlan,
  engineStore,
  engineReact,
  engineValidator,
  engineText,
  enginePhones,
  client,
  brandColors,
} from './package-names.ts'

const portalGround = ['ui', 'format', 'theme', 'brand', 'api', 'config', 'storage']

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

/** The portal: the folders and files of src. */
export const portalAreas: Area[] = [
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
