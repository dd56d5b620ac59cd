import type { ClaimType, DefinitionTables } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

export type Step = 1 | 2 | 3 | 4

/** The tables and answers that the page of the claim report shows. */
export interface MemberPreview {
  readonly tables: DefinitionTables
  readonly claimType: ClaimType
  readonly step: Step
  readonly answers: Answers
  readonly isPrinted: boolean
}

/** A preview encoded as the name of a frame, because the page in the frame can read that name before it starts. */
export const nameOfFrame = (preview: MemberPreview): string => prefix + JSON.stringify(preview)

/** The preview encoded in a window's name; `null` for any other name. */
export function previewOfWindow(name: string): MemberPreview | null {
  return name.startsWith(prefix) ? (JSON.parse(name.slice(prefix.length)) as MemberPreview) : null // from nameOfFrame
}

const prefix = 'member-preview '
