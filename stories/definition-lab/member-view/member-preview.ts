import type { ClaimType, DefinitionTables } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

export type Step = 1 | 2 | 3 | 4

/** What the page of the claim report shows: these tables, with these answers. */
export interface MemberPreview {
  readonly tables: DefinitionTables
  readonly claimType: ClaimType
  readonly step: Step
  readonly answers: Answers
  readonly isPrinted: boolean
}

/** A preview as the name of a frame, which the page in the frame can read before it starts. */
export const nameOfFrame = (preview: MemberPreview): string => prefix + JSON.stringify(preview)

/** The preview that a window has as its name, or `null` for a window with another name. */
export function previewOfWindow(name: string): MemberPreview | null {
  return name.startsWith(prefix) ? (JSON.parse(name.slice(prefix.length)) as MemberPreview) : null // written above
}

const prefix = 'member-preview '
