import type { Mutations } from './mutation.ts'

export const tbl: Mutations = {
  'TBL-001': { file: 'src/ui/data-table/table-state.ts', from: 'PageSize = 20', to: 'PageSize = 25' },
  'TBL-002': { file: 'src/ui/data-table/table-state.ts', from: '[15, 20,', to: '[10, 20,' },
  'TBL-003': { file: 'src/ui/data-table/use-arrow-paging.ts', from: '? 1 : -1)', to: '? -1 : 1)' },
}
