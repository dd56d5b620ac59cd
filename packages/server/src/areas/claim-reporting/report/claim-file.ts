/** A file of a claim: its display name and the storage key of its content. */
export interface ClaimFile {
  name: string
  storageKey: string
}
