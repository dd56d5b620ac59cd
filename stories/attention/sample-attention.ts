import type { Attention, AttentionItem } from '@captive/api-client/contract'

export const item = (over: Partial<AttentionItem> & Pick<AttentionItem, 'Key' | 'Rule'>): AttentionItem => ({
  ClientId: 12,
  ClientName: 'Ridge Freight Lines',
  Name: '',
  Detail: null,
  Amount: null,
  Count: null,
  Since: null,
  Due: null,
  Link: '/Claims',
  Until: null,
  ...over,
})

const rules = ['claim-reopened', 'reserve-raised', 'claim-without-note', 'recommendation', 'installment'] as const

/** Seven kinds of items, nine items in total. */
export const manyItems: Attention = {
  Items: [
    item({
      Key: 'severe-report:12:CN1',
      Rule: 'severe-report',
      Name: 'CN112026091234567',
      Detail: 'Fatality',
      Since: '2026-11-20',
    }),
    item({
      Key: 'renewal-papers:12:2026-12-20',
      Rule: 'renewal-papers',
      Count: 4,
      Due: '2026-12-20',
      Since: '2026-08-22',
      Link: '/insurance/member-kiosk/renewal-Documentation',
    }),
    ...rules.map((Rule, at) =>
      item({ Key: `${Rule}:12:${at}`, Rule, Name: `CA26-${at}`, Detail: 'Warranty', Amount: 30_000, Count: 2 }),
    ),
  ],
  Counts: [
    { Rule: 'severe-report', Count: 1 },
    { Rule: 'renewal-papers', Count: 1 },
    { Rule: 'claim-reopened', Count: 3 },
    ...rules.slice(1).map((Rule) => ({ Rule, Count: 1 })),
  ],
}
