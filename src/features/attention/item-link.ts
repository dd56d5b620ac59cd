import type { AttentionItem } from '@captive/api-client/contract'

/** The link to the page of an item, for the router. */
export function itemLink({ Link }: Pick<AttentionItem, 'Link'>): { to: string; search: Record<string, string> } {
  const [to = '/', search = ''] = Link.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(search)) }
}
