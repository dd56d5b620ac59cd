import type { Area } from './area.ts'
import {
  engine,
  engineClaim,
  engineFiles,
  enginePlan,
  engineStore,
  engineReact,
  engineRjsf,
  engineValidator,
  engineGenerator,
  enginePhones,
} from './package-names.ts'

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
const core = [engine, ...stages.map(({ name }) => name)]

/** The packages of the form engine. */
export const engineAreas: Area[] = [
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
]
