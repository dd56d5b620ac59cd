import { Button } from '@mantine/core'
import type { Client, IdentityProvider } from '@captive/api-client/contract'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { texts } from '../texts.ts'

const words = texts.providers

interface Actions {
  onChange: (provider: IdentityProvider) => void
  onRemove: (provider: IdentityProvider) => void
}

export const providerColumns = (
  companies: readonly Client[],
  { onChange, onRemove }: Actions,
): DataColumn<IdentityProvider>[] => [
  { id: 'domain', header: words.columns.domain, value: ({ Domain }) => Domain, verbatim: true },
  {
    id: 'company',
    header: words.columns.company,
    verbatim: true,
    value: (provider) => companies.find(({ ClientId }) => ClientId === provider.ClientId)?.ClientName ?? null,
  },
  { id: 'issuer', header: words.columns.issuer, value: ({ Issuer }) => Issuer, verbatim: true },
  {
    id: 'passwords',
    header: words.columns.passwords,
    value: ({ AllowsPasswords }) => (AllowsPasswords ? words.allowed : words.refused),
  },
  {
    id: 'actions',
    header: words.columns.actions,
    value: () => null,
    sortable: false,
    cell: (provider) => (
      <>
        <Button variant="subtle" aria-label={words.changeOf(provider.Domain)} onClick={() => onChange(provider)}>
          {words.change}
        </Button>
        <Button variant="subtle" aria-label={words.removeOf(provider.Domain)} onClick={() => onRemove(provider)}>
          {words.remove}
        </Button>
      </>
    ),
  },
]
