import type { ActiveContent, FileState } from '@captive/api-client/contract'

import { specified } from './specified-texts.ts'

const activeContent: Record<ActiveContent, (name: string) => string> = {
  macros: (name) =>
    `${name} contains macros, which are small programs. Do not enable them unless you know the sender and expected to get macros.`,
  formulas: (name) =>
    `${name} contains cells that look like formulas. A spreadsheet program may run them. Import it as text.`,
}

/** A sentence about a file that its readers must know, beginning with the file name; undefined for most files. */
export function fileNote(file: {
  name: string
  state: FileState
  activeContent: ActiveContent | null
}): string | undefined {
  const { name, state } = file
  if (state === 'waiting') return texts.waiting(name)
  if (state === 'infected') return texts.withheld(name)
  return file.activeContent === null ? undefined : activeContent[file.activeContent](name)
}

export const texts = {
  noDocument: specified['DOC-004'].noDocument,
  tooLarge: specified['UPL-013'].tooLarge,
  totalTooLarge: specified['UPL-014'].totalTooLarge,
  waiting: (name: string) => `${name} is waiting for the virus check. You can open it after that.`,
  withheld: (name: string) => `${name} contains a virus. It was quarantined and cannot be opened.`,
  infected: (name: string, finding: string) =>
    `${name} contains a virus (${finding}) and was quarantined. Remove the virus, or send another file.`,
}
