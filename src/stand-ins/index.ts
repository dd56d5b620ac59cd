import { NotOfferedError, type Api, type StandIns } from '@captive/api-client'
import { claimTotalsOf, speedRanksOf } from '@captive/api-client/contract'

import { claimReportStandIns } from './claim-reports.ts'
import { endorsementStandIns } from './endorsements.ts'
import { secretsRemover } from './without-secrets.ts'

/**
 * What the portal does in place of each added call on a server that does not offer it: the calls of the specification
 * where there are any, otherwise an answer that leaves the addition out.
 * @param server the client, without stand-ins
 * @param owner the email address of the person who is signed in
 */
export const createStandIns = (server: Api, owner: () => string): StandIns => ({
  ...claimReportStandIns(owner, secretsRemover(server)),
  ...endorsementStandIns(server, owner),
  getClaimTotals: async ({ query: { ClientId } }, options) => {
    const [claims, policies] = await Promise.all([
      server.getClaimsByClient({ query: { ClientID: ClientId } }, options),
      server.getPoliciesByClient({ query: { clientId: ClientId } }, options),
    ])
    return claimTotalsOf(claims, policies)
  },
  getSpeedingRanks: async ({ query: { clientId } }, options) => {
    const client = await server.getClientByClientId({ query: { ClientId: clientId } }, options)
    if (client === null || client.ProgramsRecId === null) return []
    const members = await server.getClientsByProgram({ query: { ProgramsRecId: client.ProgramsRecId } }, options)
    const clientIds = members.filter(({ ClientType }) => ClientType === 'Policyholder').map(({ ClientId }) => ClientId)
    if (!clientIds.includes(clientId)) return []
    return speedRanksOf(await server.getSpeedingMonthlySummaries({ query: { clientIds } }, options), clientId)
  },
  getLossRunProgress: async () => null,
  getNews: async () => [],
  getWebinars: async () => [],
  isPasswordLinkGood: async () => true, // the answer to the password tells
  selectCompany: async () => undefined,
  inviteUser: () => Promise.reject(new NotOfferedError('InviteUser')),
  updateAnnouncement: () => Promise.reject(new NotOfferedError('UpdateAnnouncement')),
  deleteAnnouncement: () => Promise.reject(new NotOfferedError('DeleteAnnouncement')),
})
