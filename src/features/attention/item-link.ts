import type { AttentionItem } from '@captive/api-client/contract'

/** The page of an item, as the router takes it. */
export function itemLink({ Link }: Pick<AttentionItem, 'Link'>): { to: string; search: Record<string, string> } {
  const [to = '/', search = ''] = Link.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(search)) }
}
