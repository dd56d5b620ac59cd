import type { Api } from '@captive/api-client'
import type { Client, ClientChange, DocumentType, Program } from '@captive/api-client/contract'

import { programsOf } from '../../programs/programs.ts'

/** The lists from the server for the options of an upload. */
export interface UploadLists {
  types: readonly DocumentType[]
  programs: readonly Program[]
  clients: readonly Client[]
  history: readonly ClientChange[]
}

/** The options of staff who file a document, and the dependencies between them. */
export interface UploadChoices {
  /** The categories offered. */
  types: readonly DocumentType[]
  /** The companies that are or were in a program. */
  members: readonly Client[]
  programs: readonly Program[]
  /** Whether a category is for documents of one member (tier Insured). */
  isOfMember: (category: unknown) => boolean
  /** The programs that a member is or was in. Null for no member: all programs are offered (AMB-073). */
  programsOfMember: (member: unknown) => readonly Program[] | null
}

/** Loads all categories, programs and companies that the user may see (AMB-074). */
export async function loadUploadLists(api: Api, signal: AbortSignal): Promise<UploadLists> {
  const [types, programs, clients, history] = await Promise.all([
    api.getDocumentTypes(undefined, { signal }),
    api.getPrograms(undefined, { signal }),
    api.getClients(undefined, { signal }),
    api.getClientsChangeHistory(undefined, { signal }),
  ])
  return { types, programs, clients, history }
}

export function uploadChoices({ types, programs, clients, history }: UploadLists): UploadChoices {
  // AMB-072
  const offered = types.filter(({ IsActive, ClientAllowUpload }) => IsActive === 1 && ClientAllowUpload !== 1)
  const memberCategories = new Set(offered.filter(({ Tier }) => Tier === 'Insured').map(({ RecId }) => String(RecId)))
  const changes = Map.groupBy(history, ({ ClientId }) => ClientId)
  const members = clients
    .map((client) => {
      const company = { clientId: client.ClientId, programRecId: client.ProgramsRecId }
      return { client, programs: programsOf(company, changes.get(client.ClientId) ?? [], programs, false) }
    })
    .filter((member) => member.programs.length > 0)
  const programsById = new Map(members.map((member) => [String(member.client.ClientId), member.programs]))
  return {
    types: offered,
    members: members.map(({ client }) => client),
    programs,
    isOfMember: (category) => memberCategories.has(String(category)),
    programsOfMember: (member) => programsById.get(String(member)) ?? null,
  }
}
