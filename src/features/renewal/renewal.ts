import { renewalTermOf, type Document, type DocumentType, type Policy } from '@captive/api-client/contract'

import { dayOf, documentsIn } from '../../documents/document-facts.ts'

/** The prefix of the category path of renewal documents (REN-017). */
const prefix = 'Member Kiosk_Renewal Documentation'

/** The renewal documents of a company. */
export interface Renewal {
  /** The latest renewal term, yyyy-MM-dd; undefined without Commercial Auto policies. */
  term: string | undefined
  /** The categories that members can upload to. */
  types: readonly DocumentType[]
  documents: readonly Document[]
}

interface Loaded {
  policies: readonly Policy[]
  types: readonly DocumentType[]
  documents: readonly Document[]
}

/** The renewal of a company, from its policies, its documents and the document types. */
export function toRenewal({ policies, types, documents }: Loaded): Renewal {
  return {
    term: renewalTermOf(policies),
    types: types.filter(isForMembers),
    documents: documentsIn(documents, prefix),
  }
}

/** Whether members can upload to a category of renewals (AMB-072). */
function isForMembers({ Code, IsActive, ClientAllowUpload }: DocumentType): boolean {
  return IsActive === 1 && ClientAllowUpload === 1 && Code.startsWith(prefix)
}

/** The latest term and all other terms with documents, newest first (AMB-165). */
export function termsOf({ term, documents }: Renewal): string[] {
  return [...new Set([...(term === undefined ? [] : [term]), ...documents.map(dayOf)])].toSorted().toReversed()
}

/** The number of documents of the latest term, by category. */
export function sentByCategory({ term, types, documents }: Renewal): { type: DocumentType; sent: number }[] {
  const ofTerm = documents.filter((document) => dayOf(document) === term)
  return types.map((type) => ({
    type,
    sent: ofTerm.filter(({ DocumentTypesRecId }) => DocumentTypesRecId === type.RecId).length,
  }))
}
