import type { AttentionItem } from '@captive/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import { api } from '../../api/api.ts'
import { loadCompany } from '../../session/load-identity.ts'
import { useSession } from '../../session/session-context.ts'
import { useChooseCompany } from '../../session/use-choose-company.ts'
import { itemLink } from './item-link.ts'

/** Opens the page of an item, for its company. */
export function useOpenItem(): (item: AttentionItem) => Promise<void> {
  const navigate = useNavigate()
  const clientId = useSession().company?.clientId
  const choose = useChooseCompany()
  return useCallback(
    async (item) => {
      if (item.ClientId !== null && item.ClientId !== clientId) {
        const company = await loadCompany(api, item.ClientId)
        if (company) choose(company)
      }
      const { to, search } = itemLink(item)
      await navigate({ to, search: search as never })
    },
    [navigate, clientId, choose],
  )
}
