import { policiesFor, toLossInfo, type ClaimSubmission, type Policy } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { answersByLabelCode, claimValues, createConfirmationNumber, type ClaimType } from '@captive/form-engine/claim'

interface Reported {
  claimType: ClaimType
  answers: Answers
  /** Of the claim type. */
  form: Form<number>
  /** Those of the company. */
  policies: readonly Policy[]
  reporter: {
    RecId: number
    ClientName: string
    Email: string
    Phone: string
    Line1: string
    City: string
    State: string
    ZipCode: string
  }
  reportedAt: Date
}

/** What FNOLSubmit2 would take, had somebody given these answers at a moment. */
export function reportSubmission({
  claimType,
  answers,
  form,
  policies,
  reporter,
  reportedAt,
}: Reported): ClaimSubmission {
  const [policy = policies[0]] = policiesFor(claimType, policies)
  return {
    claimTypeDetail: { claimType },
    personalInfoDetail: {
      company: reporter.ClientName,
      email: reporter.Email,
      phone: reporter.Phone,
      policyNumber: policy?.PolicyNumber ?? '',
      street: reporter.Line1,
      city: reporter.City,
      state: reporter.State,
      zip: reporter.ZipCode,
      confirmed: true,
    },
    lossInfoDetail: toLossInfo(answersByLabelCode(form, answers)),
    uploads: [],
    template: '',
    confirmationNum: createConfirmationNumber('online', reportedAt, serialOf(reportedAt, reporter.RecId)),
    ...claimValues(form, answers),
  }
}

/** A serial number that no other report of the day has: its minute, and who reported. */
function serialOf(reportedAt: Date, userId: number): number {
  const minute = Math.floor(reportedAt.getTime() / 60_000) % 1440
  return 1_000_000 + minute * 1000 + (userId % 1000)
}
