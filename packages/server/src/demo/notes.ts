import type { claimNotes } from '../database/tables/claims.ts'
import type { Book } from './book.ts'
import { addDays, daysBetween, workingMoment } from './calendar.ts'
import type { ClaimStory } from './claims.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf } from './random.ts'
import { fill } from './words.ts'

/** The subject of a note, the prefixes of the policies that it fits, and its text. */
type NoteText = readonly [subject: string, lines: string, text: string]

const firstNotes: readonly NoteText[] = [
  ['Assignment', 'all', 'Reviewed the first notice of loss and the policy. Acknowledgment sent to {insured}.'],
  ['Assignment', 'all', 'Claim assigned to {adjuster}. Called {insured} and asked for statement and photographs.'],
  ['Assignment', 'all', 'Coverage confirmed for the date of loss. {insured} will send the incident report.'],
]
const closingNotes: readonly NoteText[] = [
  ['File Closed', 'all', 'All payments issued and no further exposure identified. File closed.'],
  ['File Closed', 'all', 'Signed release is in the file. Final expense invoice paid.'],
]
const litigationNotes: readonly NoteText[] = [
  ['Litigation', 'all', 'Suit papers sent to defense counsel. {litigation} supervises the defense.'],
  ['Litigation', 'all', 'Status call with counsel and {litigation}. Mediation is likely this year.'],
]
/** In the order in which they occur in the life of a claim. */
const otherNotes: readonly NoteText[] = [
  ['Contact with Claimant', 'all', 'Spoke with {claimant} by phone. Explained the process and confirmed the address.'],
  ['Contact with Claimant', 'all', '{claimant} called for a status. A decision is expected within two weeks.'],
  ['Coverage', 'all', 'Policy {policy} was in force on the date of loss. No exclusions apply. Deductible noted.'],
  ['Recorded Statement', 'all', 'Took the recorded statement of {claimant}. It agrees with the report.'],
  ['Compensability', 'WC', 'Contacted employer, employee and provider. Injury arose at work. Claim accepted.'],
  ['Police Report', 'CA', 'Police report received. No citation issued to the insured driver.'],
  ['Inspection', 'GL XS', 'Inspected the site with the manager of {insured}. Photographs are in the file.'],
  ['Appraisal', 'CA', 'Appraisal completed: parts and 14.5 hours of labor. Payment issued.'],
  ['Appraisal', 'CA', 'The vehicle is a total loss. Actual cash value agreed with {claimant}.'],
  ['Liability', 'CA GL XS', 'Liability is assessed at 100% on the insured. Recommend prompt settlement.'],
  ['Liability', 'CA GL XS', 'Comparative negligence of 30% to {claimant} is supported by the witness.'],
  ['Medical', 'WC', '{claimant} was seen by the physician. Physical therapy for four weeks is authorized.'],
  ['Medical', 'WC', 'Nurse case manager attended the appointment. No lifting above 20 pounds.'],
  ['Reserve Change', 'all', 'Loss reserve reduced after receipt of the final bills. Worksheet is in the file.'],
  ['Negotiation', 'CA GL XS', 'Counsel for {claimant} reduced the demand. Settled within authority.'],
  ['Return to Work', 'WC', '{insured} offers modified duty in dispatch. {claimant} starts on Monday.'],
  ['Return to Work', 'WC', '{claimant} was released to full duty without restrictions.'],
  ['Subrogation', 'all', 'Third party appears at fault. Notice letter sent to the adverse carrier.'],
  ['Subrogation', 'all', 'Adverse carrier accepted 80%. Recovery check is expected within 30 days.'],
]

/** One to six notes of an adjuster, from the assignment to the closing. A claim of today has only the first. */
export function notesOf({ claim, policy, company }: ClaimStory, { now, today }: Book) {
  const random = randomOf('notes', claim.RecId)
  const life = daysBetween(claim.ReportedDate, claim.ClosedDate ?? today)
  const fitting = otherNotes.filter(([, lines]) => lines === 'all' || lines.includes(policy.PolicyNumber.slice(0, 2)))
  const between = [
    ...random.some(fitting, life > 4 ? random.whole(0, 3) : 0),
    ...(claim.LitigationManagerNm ? [random.pick(litigationNotes)] : []),
  ]
  const days = between.map(() => random.whole(1, Math.max(1, life - 1))).sort((one, other) => one - other)
  const all = [
    { note: random.pick(firstNotes), day: claim.ReportedDate },
    ...between.map((note, index) => ({ note, day: addDays(claim.ReportedDate, Math.min(days[index] ?? 0, life)) })),
    ...(claim.ClosedDate ? [{ note: random.pick(closingNotes), day: claim.ClosedDate }] : []),
  ]
  const values = {
    insured: company.ClientName,
    claimant: claim.ClaimantName === company.ClientName ? nameOfSomebody(random) : claim.ClaimantName,
    adjuster: `${claim.AdjusterFirstName} ${claim.AdjusterLastName}`,
    policy: policy.PolicyNumber,
    litigation: claim.LitigationManagerNm ?? '',
  }
  return all.map(({ note: [Subject, , text], day }, index): typeof claimNotes.$inferInsert => ({
    RecId: claim.RecId * 10 + index,
    ClaimsRecId: claim.RecId,
    ClientId: claim.ClientId,
    Subject,
    NoteEffDate: workingMoment(day, random, now),
    Notes: fill(text, random, values),
  }))
}
