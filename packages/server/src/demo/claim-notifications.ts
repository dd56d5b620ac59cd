import type { claimNotifications, notificationSelections } from '../database/tables/claims.ts'
import { notificationCriteriaRows } from '../reference/notification-criteria.ts'
import type { Book } from './book.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, workingMoment } from './calendar.ts'
import type { DemoClaim } from './claims.ts'
import { demoCompanies } from './companies.ts'
import { demoAccounts } from './people.ts'
import { randomOf } from './random.ts'

/** Notifications about claims of the last hundred days. The portal shows the last ninety. */
export function notificationsOf(claim: DemoClaim, today: Date): (typeof claimNotifications.$inferInsert)[] {
  if (claim.ReportedDate < addDays(dayOf(today), -100)) return []
  const random = randomOf('notifications', claim.RecId)
  const incurred = claim.LossPaid + claim.LossReserve + claim.ExpensePaid + claim.ExpenseReserve - claim.Recovery
  const isMet = ({ CriteriaName, CriteriaValue }: (typeof notificationCriteriaRows)[number]) => {
    switch (CriteriaName) {
      case 'New claim':
        return true
      case 'Claim closed':
        return claim.ClosedDate !== null
      case 'Claim reopened':
        return claim.StatusCode === 'Reopened'
      case 'Litigation manager assigned':
        return claim.LitigationManagerNm !== null
      default:
        return incurred >= Number(CriteriaValue)
    }
  }
  return notificationCriteriaRows.filter(isMet).map(({ RecId, CriteriaName }) => ({
    NotificationCriteriaRecId: RecId,
    ClaimsRecId: claim.RecId,
    ClientId: claim.ClientId,
    DateCriteriaMet: workingMoment(
      CriteriaName === 'Claim closed' ? (claim.ClosedDate ?? claim.ReportedDate) : claim.ReportedDate,
      random,
      today,
    ),
    IsActive: random.chance(0.95) ? 1 : 0,
  }))
}

/** What the people of the demo accounts watch: administrators everything, managers some of it. */
export function generateSelections(book: Book): (typeof notificationSelections.$inferInsert)[] {
  const brokered = book.companies.filter(({ BrokerClientId }) => BrokerClientId === demoCompanies.broker)
  return demoAccounts.flatMap(({ email, ClientId, role }) => {
    const user = book.people.find(({ Email }) => Email === email)
    if (!user || role === 'Employee' || ClientId === demoCompanies.prospect) return []
    const watchedByOthers: Record<number, readonly number[]> = {
      [demoCompanies.staff]: [demoCompanies.member, demoCompanies.xmember],
      [demoCompanies.broker]: brokered.map((company) => company.ClientId),
    }
    const watched = watchedByOthers[ClientId] ?? [ClientId]
    return watched.flatMap((ForClientId) =>
      notificationCriteriaRows.map((criterion, index) => ({
        UsersRecId: user.RecId,
        ForClientId,
        ClaimNotificationCriteriaRecId: criterion.RecId,
        IsSelected: role === 'Administrator' || index % 2 === 0,
        SendEmail: role === 'Administrator',
        ModifiedComments: `Updated by ${email}`,
      })),
    )
  })
}
