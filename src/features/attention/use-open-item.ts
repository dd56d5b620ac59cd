import type { AttentionItem } from '@captive/api-client/contract'
import { useNavigate } from '@tanstack/react-router'

import { useActFor } from '../../programs/use-act-for.ts'
import { itemLink } from './item-link.ts'

/** Opens the page of an item, for its company. */
export function useOpenItem(): (item: AttentionItem) => Promise<void> {
  const actFor = useActFor()
  const navigate = useNavigate()
  return async (item) => {
    if (item.ClientId !== null && !(await actFor(item.ClientId))) return
    const { to, search } = itemLink(item)
    await navigate({ to, search: search as never }) // the type of the router depends on the path
  }
}
