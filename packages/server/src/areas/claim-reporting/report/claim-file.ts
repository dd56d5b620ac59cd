/** A file of a claim: the name people see and the storage key of its content. */
export interface ClaimFile {
  name: string
  storageKey: string
}
