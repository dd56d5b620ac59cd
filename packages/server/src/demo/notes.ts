import type { claimNotes } from '../database/tables/claims.ts'
import { dayOf } from '../database/moment.ts'
import { addDays, daysBetween, workingMoment } from './calendar.ts'
import type { DemoClaim } from './claims.ts'
import { closingNote, firstNote, litigationNote, noteSubjects } from './note-texts.ts'
import type { DemoPolicy } from './policies.ts'
import { nameOfSomebody } from './names.ts'
import { randomOf } from './random.ts'
import { fill } from './words.ts'

type DemoNote = typeof claimNotes.$inferInsert

/** One to six notes of an adjuster, from the assignment to the closing; a claim of today has only the first. */
export function notesOf(claim: DemoClaim, policy: DemoPolicy, insured: string, today: Date): DemoNote[] {
  const random = randomOf('notes', claim.RecId)
  const end = claim.ClosedDate ?? dayOf(today)
  const life = daysBetween(claim.ReportedDate, end)
  const fitting = noteSubjects.filter(({ lines }) => !lines || lines.includes(policy.LOB))
  const between = [
    ...random.some(fitting, life > 4 ? random.whole(0, 3) : 0),
    ...(claim.LitigationManagerNm ? [litigationNote] : []),
  ]
  const days = between.map(() => random.whole(1, Math.max(1, life - 1))).sort((one, other) => one - other)
  const values = {
    insured,
    // of its own losses a company speaks through somebody
    claimant: claim.ClaimantName === insured ? nameOfSomebody(random) : claim.ClaimantName,
    adjuster: `${claim.AdjusterFirstName} ${claim.AdjusterLastName}`,
    policy: policy.PolicyNumber,
    litigation: claim.LitigationManagerNm ?? '',
  }
  const all = [
    { of: firstNote, day: claim.ReportedDate },
    ...between.map((of, index) => ({ of, day: addDays(claim.ReportedDate, Math.min(days[index] ?? 0, life)) })),
    ...(claim.ClosedDate ? [{ of: closingNote, day: claim.ClosedDate }] : []),
  ]
  return all.map(({ of, day }, index) => ({
    RecId: claim.RecId * 10 + index,
    ClaimsRecId: claim.RecId,
    ClientId: claim.ClientId,
    Subject: of.subject,
    NoteEffDate: workingMoment(day, random, today),
    Notes: fill(random.pick(of.texts), random, values),
  }))
}
