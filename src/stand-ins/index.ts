import { NotOfferedError, type Api, type StandIns } from '@captive/api-client'
import { claimTotalsOf, speedRanksOf } from '@captive/api-client/contract'

import { accountSecurityStandIns } from './account-security.ts'
import { attentionStandIns } from './attention.ts'
import { claimReportStandIns } from './claim-reports.ts'
import { connectionStandIns } from './connections.ts'
import { definitionStandIns } from './definitions.ts'
import { endorsementStandIns } from './endorsements.ts'
import { secretsRemover } from './without-secrets.ts'

/**
 * The stand-ins for all additional calls, for a server that does not offer them: calls of the specification if there
 * are any, otherwise an empty result.
 * @param server the client without stand-ins
 * @param owner returns the email address of the signed-in user
 */
export const createStandIns = (server: Api, owner: () => string): StandIns => ({
  ...claimReportStandIns(owner, secretsRemover(server)),
  ...accountSecurityStandIns,
  ...attentionStandIns,
  ...connectionStandIns,
  ...definitionStandIns,
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
  getClaimValuations: async ({ query: { RecId } }, options) => {
    const claim = await server.getClaim({ query: { RecId } }, options)
    return claim ? [claim] : []
  },
  search: async () => [],
  searchClaims: () => Promise.reject(new NotOfferedError('SearchClaims')),
  getTotalsOfClaims: () => Promise.reject(new NotOfferedError('GetTotalsOfClaims')),
  getClaimChoices: () => Promise.reject(new NotOfferedError('GetClaimChoices')),
  getClaimViews: async () => [],
  saveClaimView: () => Promise.reject(new NotOfferedError('SaveClaimView')),
  deleteClaimView: () => Promise.reject(new NotOfferedError('DeleteClaimView')),
  getLossAnalysis: () => Promise.reject(new NotOfferedError('GetLossAnalysis')),
  getLossDevelopment: () => Promise.reject(new NotOfferedError('GetLossDevelopment')),
  getLossComparison: () => Promise.reject(new NotOfferedError('GetLossComparison')),
  getBrand: async () => null, // the brand of the build applies
  getFNOLValidator: async () => null, // the engine's own checks apply
  getClaimHistory: async () => null,
  sendClaimMessage: () => Promise.reject(new NotOfferedError('SendClaimMessage')),
  addClaimFiles: () => Promise.reject(new NotOfferedError('AddClaimFiles')),
  watchClaim: () => Promise.reject(new NotOfferedError('WatchClaim')),
  getLossRunProgress: async () => null,
  getPackProgress: async () => null,
  orderPack: () => Promise.reject(new NotOfferedError('OrderPack')),
  getNews: async () => [],
  getWebinars: async () => [],
  isPasswordLinkGood: async () => true, // unknown until the password is submitted
  selectCompany: async () => undefined,
  getDeliveries: () => Promise.reject(new NotOfferedError('GetDeliveries')),
  getDelivery: () => Promise.reject(new NotOfferedError('GetDelivery')),
  bringDelivery: () => Promise.reject(new NotOfferedError('Deliveries')),
  analyzeDelivery: () => Promise.reject(new NotOfferedError('AnalyzeDelivery')),
  applyDelivery: () => Promise.reject(new NotOfferedError('ApplyDelivery')),
  discardDelivery: () => Promise.reject(new NotOfferedError('DiscardDelivery')),
  takeBackDelivery: () => Promise.reject(new NotOfferedError('TakeBackDelivery')),
  getDeliveryPreview: () => Promise.reject(new NotOfferedError('DeliveryPreview')),
  getDeliveryFile: () => Promise.reject(new NotOfferedError('DeliveryFile')),
  getDeliveryTemplate: () => Promise.reject(new NotOfferedError('DeliveryTemplate')),
  getDeliverySources: () => Promise.reject(new NotOfferedError('GetDeliverySources')),
  setDeliveryRhythm: () => Promise.reject(new NotOfferedError('DeliveryRhythm')),
  exportReports: () => Promise.reject(new NotOfferedError('ExportReports')),
  getReportMapping: () => Promise.reject(new NotOfferedError('GetReportMapping')),
  replaceReportMapping: () => Promise.reject(new NotOfferedError('ReplaceReportMapping')),
  getReportMatches: () => Promise.reject(new NotOfferedError('GetReportMatches')),
  decideReportMatch: () => Promise.reject(new NotOfferedError('DecideReportMatch')),
  assignReport: () => Promise.reject(new NotOfferedError('AssignReport')),
  getReportAssignees: () => Promise.reject(new NotOfferedError('GetReportAssignees')),
  getReportsOfClaim: async () => [],
  guessDocuments: () => Promise.reject(new NotOfferedError('GuessDocuments')),
  fileDocuments: () => Promise.reject(new NotOfferedError('FileDocuments')),
  undoDocuments: () => Promise.reject(new NotOfferedError('UndoDocuments')),
  getDocumentReaders: () => Promise.reject(new NotOfferedError('GetDocumentReaders')),
  getPeople: () => Promise.reject(new NotOfferedError('GetPeople')),
  setUsersActive: () => Promise.reject(new NotOfferedError('SetUsersActive')),
  viewAs: () => Promise.reject(new NotOfferedError('ViewAs')),
  stopViewing: () => Promise.reject(new NotOfferedError('StopViewing')),
  inviteUser: () => Promise.reject(new NotOfferedError('InviteUser')),
  updateAnnouncement: () => Promise.reject(new NotOfferedError('UpdateAnnouncement')),
  deleteAnnouncement: () => Promise.reject(new NotOfferedError('DeleteAnnouncement')),
})
