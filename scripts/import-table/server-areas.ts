import type { Area } from './area.ts'
import {
  engine,
  engineClaim,
  engineFiles,
  engineValidator,
  engineGenerator,
  engineText,
  enginePhones,
  brandColors,
  brandFolder,
} from './package-names.ts'

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

/** The server: its whole package, and its layers. */
export const serverAreas: Area[] = [
  {
    name: 'server',
    paths: ['packages/server/'],
    areas: [...serverLayers.map(({ name }) => name), ...serverPackages],
  },
  ...serverLayers,
]
