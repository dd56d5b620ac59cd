import type { DocumentType } from '@captive/api-client/contract'
import type { Option } from '@captive/form-engine'

/**
 * The categories of an upload, grouped by the path without its last part (AMB-070), for example `Minutes` in
 * `Governance - Organization - Meetings`.
 */
export function categoryOptions(types: readonly DocumentType[]): Option[] {
  return types.map(toOption).toSorted(byGroup)
}

function toOption({ RecId, Code, Name }: DocumentType): Option {
  const path = Code.split('_')
  const group = path.slice(0, -1).join(' - ')
  return { value: String(RecId), label: path.at(-1) || Name, ...(group && { group }) }
}

function byGroup(one: Option, other: Option): number {
  return (one.group ?? '').localeCompare(other.group ?? '') || one.label.localeCompare(other.label)
}
