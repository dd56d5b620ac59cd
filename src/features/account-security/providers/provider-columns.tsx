import { Button } from '@mantine/core'
import type { Client, IdentityProvider } from '@captive/api-client/contract'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { texts } from './texts.ts'

interface Actions {
  onChange: (provider: IdentityProvider) => void
  onRemove: (provider: IdentityProvider) => void
}

export const providerColumns = (
  companies: readonly Client[],
  { onChange, onRemove }: Actions,
): DataColumn<IdentityProvider>[] => [
  { id: 'domain', header: texts.columns.domain, value: ({ Domain }) => Domain, verbatim: true },
  {
    id: 'company',
    header: texts.columns.company,
    verbatim: true,
    value: (provider) => companies.find(({ ClientId }) => ClientId === provider.ClientId)?.ClientName ?? null,
  },
  { id: 'issuer', header: texts.columns.issuer, value: ({ Issuer }) => Issuer, verbatim: true },
  {
    id: 'passwords',
    header: texts.columns.passwords,
    value: ({ AllowsPasswords }) => (AllowsPasswords ? texts.allowed : texts.refused),
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    value: () => null,
    sortable: false,
    cell: (provider) => (
      <>
        <Button variant="subtle" aria-label={texts.changeOf(provider.Domain)} onClick={() => onChange(provider)}>
          {texts.change}
        </Button>
        <Button variant="subtle" aria-label={texts.removeOf(provider.Domain)} onClick={() => onRemove(provider)}>
          {texts.remove}
        </Button>
      </>
    ),
  },
]
