import type { Area } from './import-table/area.ts'
import { engineAreas } from './import-table/engine-areas.ts'
import { engine, engineClaim, engineText, client, brandColors, brandFolder } from './import-table/package-names.ts'
import { portalAreas } from './import-table/portal-areas.ts'
import { serverAreas } from './import-table/server-areas.ts'

/** Who may import whom, by area. */
export const importTable: Area[] = [
  ...engineAreas,
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
  ...serverAreas,
  {
    name: 'delivery',
    paths: ['packages/delivery/'],
    areas: [],
  },
  { name: 'workbook', paths: ['packages/workbook/'], areas: [], libraries: [] },
  ...portalAreas,
]
