import type { Mutations } from './mutation.ts'

export const gen: Mutations = {
  'GEN-007': { file: 'src/api/query-client.ts', from: 'refetchOnWindowFocus: false', to: 'refetchOnWindowFocus: true' },
}
