import { policiesFor, toLossInfo, type ClaimSubmission, type Policy } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'
import { answersByLabelCode, claimValues, type ClaimType } from '@captive/form-engine/claim'

interface Reported {
  claimType: ClaimType
  answers: Answers
  /** Of the claim type. */
  form: Form
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
    confirmationNum: confirmationNumber(reportedAt, reporter.RecId),
    ...claimValues(form, answers),
  }
}

/** CN MM dd yy ss and seven digits (AMB-144): here hour, minute and whose it is. */
function confirmationNumber(reportedAt: Date, userId: number): string {
  const [, year, month, day, hour, minute, second] =
    /..(..)-(..)-(..)T(..):(..):(..)/.exec(reportedAt.toISOString()) ?? []
  return `CN${month}${day}${year}${second}${hour}${minute}${String(userId % 1000).padStart(3, '0')}`
}
