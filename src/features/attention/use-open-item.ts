import type { AttentionItem } from '@captive/api-client/contract'
import type { NavigateOptions } from '@tanstack/react-router'

import { useOpenPage } from '../../programs/use-open-page.ts'
import { itemLink } from './item-link.ts'

/** Opens the page of an item, for its company. */
export function useOpenItem(): (item: AttentionItem) => Promise<void> {
  const openPage = useOpenPage()
  return (item) => {
    const { to, search } = itemLink(item)
    return openPage(item.ClientId, { to, search } as NavigateOptions) // the types of the router depend on the path
  }
}
