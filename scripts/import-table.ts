/** One row of the table "who may import whom": an area of the repository and what its files may import. */
export interface Area {
  name: string
  /** Folders and files the area consists of; where areas nest, the longest prefix decides. */
  paths: string[]
  /** Names of other areas. */
  areas: string[]
  /** Libraries by package name, a scope ending in `/`; any library that package.json lists where it is left out. */
  libraries?: string[]
}

const engine = 'form-engine core'
const engineReact = 'form-engine/react'
const client = 'api-client'
const portalGround = ['ui', 'format', 'theme', 'api', 'config']

export const importTable: Area[] = [
  { name: engine, paths: ['packages/form-engine/src/'], areas: [], libraries: ['libphonenumber-js'] },
  { name: engineReact, paths: ['packages/form-engine/src/react/'], areas: [engine], libraries: ['@rjsf/', 'react'] },
  { name: 'catalogue', paths: ['packages/form-engine/catalogue/'], areas: [engine], libraries: [] },
  { name: 'contract', paths: ['packages/api-client/src/contract/'], areas: [engine], libraries: ['typebox'] },
  { name: client, paths: ['packages/api-client/src/'], areas: ['contract'], libraries: ['ky', 'typebox'] },
  { name: 'server', paths: ['packages/server/'], areas: ['contract', engine, 'catalogue'] },
  { name: 'config', paths: ['src/config.ts'], areas: [], libraries: [] },
  { name: 'format', paths: ['src/format/'], areas: [] },
  { name: 'theme', paths: ['src/theme/'], areas: ['ui'] },
  { name: 'ui', paths: ['src/ui/'], areas: ['format', 'theme'] },
  { name: 'api', paths: ['src/api/'], areas: [client, 'contract', 'config'] },
  { name: 'session', paths: ['src/session/'], areas: ['api', 'contract', client, 'config'] },
  { name: 'forms', paths: ['src/forms/'], areas: [...portalGround, engine, engineReact] },
  {
    name: 'features',
    paths: ['src/features/'],
    areas: [...portalGround, 'session', 'forms', engine, engineReact, client, 'contract'],
  },
  { name: 'routes', paths: ['src/routes/'], areas: ['features', 'session', 'ui', 'format', 'api', 'config', 'router'] },
  { name: 'router', paths: ['src/router.tsx', 'src/routeTree.gen.ts'], areas: ['routes', 'features', 'session', 'ui'] },
  {
    name: 'start of the portal',
    paths: ['src/main.tsx', 'src/portal.ts'],
    areas: [...portalGround, 'router', 'features', 'session', client],
  },
]
