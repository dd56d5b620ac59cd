import { isSameLine, type Document, type DocumentType, type Policy } from '@captive/api-client/contract'

import { dayOf, documentsIn } from '../../documents/document-facts.ts'

/** What the path of every renewal document begins with (REN-017, areas §9). */
const prefix = 'Member Kiosk_Renewal Documentation'

/** The renewal documents of a company, as its pages show them. */
export interface Renewal {
  /** The latest renewal term, yyyy-MM-dd; undefined without Commercial Auto policies. */
  term: string | undefined
  /** The categories that members file under. */
  types: readonly DocumentType[]
  documents: readonly Document[]
}

interface Loaded {
  policies: readonly Policy[]
  types: readonly DocumentType[]
  documents: readonly Document[]
}

/** The latest day on which a Commercial Auto policy of a company expires, cancelled or not, is its term (AMB-164). */
export function toRenewal({ policies, types, documents }: Loaded): Renewal {
  const ends = policies.filter(({ LOB }) => isSameLine(LOB, 'Commercial Auto')).map((policy) => policy.ExpirationDate)
  return {
    term: ends.toSorted().at(-1)?.slice(0, 10),
    types: types.filter(isMembers),
    documents: documentsIn(documents, prefix),
  }
}

/** Active, for members to file, and of renewals (REN-013, AMB-072). */
function isMembers({ Code, IsActive, ClientAllowUpload }: DocumentType): boolean {
  return IsActive === 1 && ClientAllowUpload === 1 && Code.startsWith(prefix)
}

/** The latest term and every other that documents were filed for, newest first (AMB-165). */
export function termsOf({ term, documents }: Renewal): string[] {
  return [...new Set([...(term === undefined ? [] : [term]), ...documents.map(dayOf)])].toSorted().toReversed()
}

/** How many documents of each category were sent for the latest term. */
export function sentByCategory({ term, types, documents }: Renewal): { type: DocumentType; sent: number }[] {
  const ofTerm = documents.filter((document) => dayOf(document) === term)
  return types.map((type) => ({
    type,
    sent: ofTerm.filter(({ DocumentTypesRecId }) => DocumentTypesRecId === type.RecId).length,
  }))
}
