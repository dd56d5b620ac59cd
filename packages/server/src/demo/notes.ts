import type { claimNotes } from '../database/tables/claims.ts'
import type { Book } from './book.ts'
import { addDays, daysBetween, workingMoment } from './calendar.ts'
import type { ClaimStory } from './claims.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf } from './random.ts'
import { fill } from './words.ts'

/** Subjects and texts of notes, for the prefixes of some policies or for all, in the order in which they occur. */
const texts = [
  ['first', 'Assignment', 'Reviewed the first notice of loss and the policy. Acknowledgement sent to {insured}.'],
  ['first', 'Assignment', 'Claim assigned to {adjuster}. Called {insured} and asked for photographs.'],
  ['all', 'Contact with Claimant', 'Spoke with {claimant} by phone. Explained the process and confirmed the address.'],
  ['all', 'Coverage', 'Policy {policy} was in force on the date of loss. No exclusions apply. Deductible noted.'],
  ['all', 'Recorded Statement', 'Took the recorded statement of {claimant}. It agrees with the report.'],
  ['WC', 'Compensability', 'Contacted employer, employee and provider. Injury arose at work. Claim accepted.'],
  ['CA', 'Police Report', 'Police report received. No citation issued to the insured driver.'],
  ['GL XS', 'Inspection', 'Inspected the site with the manager of {insured}. Photographs are in the file.'],
  ['CA', 'Appraisal', 'Appraisal completed: parts and 14.5 hours of labor. Payment issued.'],
  ['CA GL XS', 'Liability', 'Liability is assessed at 100% on the insured. Recommend prompt settlement.'],
  ['CA GL XS', 'Liability', 'Comparative negligence of 30% to {claimant} is supported by the witness.'],
  ['WC', 'Medical', '{claimant} was seen by the physician. Physical therapy for four weeks is authorized.'],
  ['all', 'Reserve Change', 'Loss reserve reduced after receipt of the final bills. Worksheet is in the file.'],
  ['CA GL XS', 'Negotiation', 'Counsel for {claimant} reduced the demand. Settled within authority.'],
  ['WC', 'Return to Work', '{insured} offers modified duty in dispatch. {claimant} starts on Monday.'],
  ['all', 'Subrogation', 'Third party appears at fault. Notice letter sent to the adverse carrier.'],
  ['litigation', 'Litigation', 'Suit papers sent to defense counsel. {litigation} supervises the defense.'],
  ['last', 'File Closed', 'All payments issued and no further exposure identified. File closed.'],
  ['last', 'File Closed', 'Signed release is in the file. Final expense invoice paid.'],
] as const
const textsFor = (...kinds: string[]) => texts.filter(([kind]) => kinds.some((one) => kind.includes(one)))

/** One to six notes of an adjuster, from the assignment to the closing. A claim of today has only the first. */
export function notesOf({ claim, policy, company }: ClaimStory, { now, today }: Book) {
  const random = randomOf('notes', claim.RecId)
  const life = daysBetween(claim.ReportedDate, claim.ClosedDate ?? today)
  const between = [
    ...random.some(textsFor('all', policy.PolicyNumber.slice(0, 2)), life > 4 ? random.whole(0, 3) : 0),
    ...(claim.LitigationManagerNm ? textsFor('litigation') : []),
  ]
  const days = between.map(() => random.whole(1, Math.max(1, life - 1))).sort((one, other) => one - other)
  const all = [
    { note: random.pick(textsFor('first')), day: claim.ReportedDate },
    ...between.map((note, index) => ({ note, day: addDays(claim.ReportedDate, Math.min(days[index] ?? 0, life)) })),
    ...(claim.ClosedDate ? [{ note: random.pick(textsFor('last')), day: claim.ClosedDate }] : []),
  ]
  const values = {
    insured: company.ClientName,
    claimant: claim.ClaimantName === company.ClientName ? nameOfSomebody(random) : claim.ClaimantName,
    adjuster: `${claim.AdjusterFirstName} ${claim.AdjusterLastName}`,
    policy: policy.PolicyNumber,
    litigation: claim.LitigationManagerNm ?? '',
  }
  return all.map(({ note: [, Subject, text], day }, index): typeof claimNotes.$inferInsert => ({
    RecId: claim.RecId * 10 + index,
    ClaimsRecId: claim.RecId,
    ClientId: claim.ClientId,
    Subject,
    NoteEffDate: workingMoment(day, random, now),
    Notes: fill(text, random, values),
  }))
}
