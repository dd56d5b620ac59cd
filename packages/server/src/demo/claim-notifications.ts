import { notificationCriteriaRows } from '../reference/notification-criteria.ts'
import type { Book } from './book.ts'
import { addDays, workingMoment } from './calendar.ts'
import type { ClaimStory } from './claims.ts'
import { demoCompanies } from './companies.ts'
import { demoAccounts } from './people.ts'
import { randomOf } from './random.ts'

/** The notifications about a claim of the last hundred days. The portal shows the last ninety. */
export function notificationsOf({ claim }: ClaimStory, { now, today }: Book) {
  if (claim.ReportedDate < addDays(today, -100)) return []
  const random = randomOf('notifications', claim.RecId)
  const incurred = claim.LossPaid + claim.LossReserve + claim.ExpensePaid + claim.ExpenseReserve - claim.Recovery
  const isMet: Record<string, boolean> = {
    'New claim': true,
    'Claim closed': claim.ClosedDate !== null,
    'Claim reopened': claim.StatusCode === 'Reopened',
    'Litigation manager assigned': claim.LitigationManagerNm !== null,
  }
  return notificationCriteriaRows
    .filter(({ CriteriaName, CriteriaValue }) => isMet[CriteriaName] ?? incurred >= Number(CriteriaValue))
    .map(({ RecId, CriteriaName }) => {
      const day = (CriteriaName === 'Claim closed' && claim.ClosedDate) || claim.ReportedDate
      return {
        NotificationCriteriaRecId: RecId,
        ClaimsRecId: claim.RecId,
        ClientId: claim.ClientId,
        DateCriteriaMet: workingMoment(day, random, now),
        IsActive: random.flag(0.95),
      }
    })
}

/** The claims that the demo accounts watch: administrators with every criterion and by email, managers with some. */
export function generateSelections({ companies, people }: Book) {
  const { staff, member, xmember, prospect, broker } = demoCompanies
  const brokered = companies.filter(({ BrokerClientId }) => BrokerClientId === broker).map(({ ClientId }) => ClientId)
  const watched: Record<number, readonly number[]> = { [staff]: [member, xmember], [broker]: brokered, [prospect]: [] }
  return demoAccounts
    .filter(({ role }) => role !== 'Employee')
    .flatMap(({ email, ClientId, role }) =>
      (watched[ClientId] ?? [ClientId]).flatMap((ForClientId) =>
        notificationCriteriaRows.map(({ RecId }, index) => ({
          UsersRecId: people.find(({ Email }) => Email === email)?.RecId ?? 0,
          ForClientId,
          ClaimNotificationCriteriaRecId: RecId,
          IsSelected: role === 'Administrator' || index % 2 === 0,
          SendEmail: role === 'Administrator',
          ModifiedComments: `Updated by ${email}`,
        })),
      ),
    )
}
