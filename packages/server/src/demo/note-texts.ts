import type { LineName } from './policies.ts'

/** What adjusters write about; words in braces are filled in from the claim. */
interface NoteSubject {
  subject: string
  /** The lines it comes up in; all where none is named. */
  lines?: readonly LineName[]
  texts: readonly string[]
}

const auto = ['Commercial Auto'] as const
const liability = ['Commercial Auto', 'General Liability', 'Excess'] as const
const workers = ['Workers Compensation'] as const

export const firstNote: NoteSubject = {
  subject: 'Assignment',
  texts: [
    'New assignment received. Reviewed the first notice of loss and policy. Acknowledgement sent to {insured}; contact letters to all parties are in the mail. Initial reserve set per guidelines.',
    'Claim assigned to {adjuster}. Called {insured} and left a message with the safety department. Requested driver statement, photographs and any dash camera footage.',
    'File set up and coverage confirmed for the date of loss. No late notice issue. Twenty-four hour contact made with {insured}; they will forward their incident report.',
  ],
}

export const closingNote: NoteSubject = {
  subject: 'File Closed',
  texts: [
    'All payments issued and no further exposure identified. Diary cleared and file closed.',
    'Signed release is in the file. Final expense invoice paid. Closing with no outstanding reserves.',
    'No claim was presented after follow-up letters. Closing without further payment; to be reopened if demand is received.',
  ],
}

/** In the order in which they come up in the life of a claim. */
export const noteSubjects: readonly NoteSubject[] = [
  {
    subject: 'Contact with Claimant',
    texts: [
      'Spoke with {claimant} by phone. Explained the process and confirmed mailing address. {claimant} prefers to be reached after 3 pm.',
      'Third attempt to reach {claimant}; voicemail left and contact letter sent by certified mail. Diary set for ten days.',
      '{claimant} called for a status. Advised that the review is in progress and that a decision is expected within two weeks.',
    ],
  },
  {
    subject: 'Coverage',
    texts: [
      'Policy {policy} was in force on the date of loss and the unit is on the schedule. No exclusions apply. Deductible noted.',
      'Reviewed the endorsements of policy {policy}. Coverage applies without reservation.',
    ],
  },
  {
    subject: 'Recorded Statement',
    texts: [
      'Took the recorded statement of {claimant}, 22 minutes. Account is consistent with the report. Denies use of a phone. Transcript ordered.',
      'Statement of the insured employee taken with the safety director present. Weather was clear and the road dry. No prior incidents in the last three years.',
    ],
  },
  {
    subject: 'Compensability',
    lines: workers,
    texts: [
      'Three-point contact completed: employer, employee and provider. Injury arose in the course of employment. Claim accepted.',
      'Wage statement received and average weekly wage calculated. First benefit check issued within the statutory period.',
    ],
  },
  {
    subject: 'Police Report',
    lines: auto,
    texts: [
      'Police report received. No citation issued to the insured driver. Diagram agrees with our photographs.',
      'Report lists two witnesses; both contacted. One confirms that traffic had stopped suddenly.',
    ],
  },
  {
    subject: 'Inspection',
    lines: ['General Liability', 'Excess'],
    texts: [
      'Inspected the site with the manager of {insured}. Photographs and measurements are in the file. Cleaning log for the day secured.',
      'Engineer inspected the damage. Report with scope of repairs is expected within ten days.',
    ],
  },
  {
    subject: 'Appraisal',
    lines: auto,
    texts: [
      'Appraisal completed at the shop: parts and 14.5 hours of labor. Supplement is likely once the bumper is removed. Payment issued.',
      'Vehicle is a total loss. Actual cash value agreed with {claimant}; title and keys requested. Salvage bids are in.',
    ],
  },
  {
    subject: 'Liability',
    lines: liability,
    texts: [
      'Based on statements, photographs and police report, liability is assessed at 100% on the insured. Recommend prompt settlement of property damage.',
      'Comparative negligence of 30% to {claimant} is supported by the witness. Will negotiate on that basis.',
      'Dash camera footage received and reviewed. It shows {claimant} changing lanes without signal. Liability denied; denial letter sent.',
    ],
  },
  {
    subject: 'Medical',
    lines: workers,
    texts: [
      '{claimant} was seen by the treating physician. Diagnosis is a sprain of moderate degree. Physical therapy, three times a week for four weeks, is authorized.',
      'MRI results received: no surgical lesion. Continues conservative treatment. Next appointment in three weeks.',
      'Nurse case manager attended the appointment. Work status: light duty, no lifting above 20 pounds.',
      'Maximum medical improvement reached. Impairment rating requested from the treating physician.',
    ],
  },
  {
    subject: 'Reserve Change',
    texts: [
      'Reserves reviewed in light of the latest information. Expense increased for expert fees; loss reserve unchanged.',
      'Loss reserve reduced after receipt of final specials. Worksheet is in the file.',
      'Requested authority to increase the reserve. Supervisor approved the same day. {insured} was informed.',
    ],
  },
  {
    subject: 'Negotiation',
    lines: liability,
    texts: [
      'Demand received with a thirty-day limit. Specials reviewed; several charges appear unrelated. Counteroffer made by phone and in writing.',
      'Counsel for {claimant} reduced the demand. Settled within authority; release is being drafted.',
    ],
  },
  {
    subject: 'Return to Work',
    lines: workers,
    texts: [
      '{insured} offers modified duty in dispatch. {claimant} accepts and starts on Monday. Temporary disability ends with that day.',
      '{claimant} was released to full duty without restrictions.',
      'Job description sent to the physician for review; {insured} can accommodate the restrictions.',
    ],
  },
  {
    subject: 'Subrogation',
    texts: [
      'Subrogation potential reviewed: third party appears at fault. Notice letter sent to the adverse carrier.',
      'Adverse carrier accepted 80%. Recovery check is expected within 30 days.',
      'No subrogation potential. Closed this part of the diary.',
    ],
  },
]

export const litigationNote: NoteSubject = {
  subject: 'Litigation',
  texts: [
    'Suit papers received and sent to defense counsel. Answer is due in twenty days. Litigation budget requested. {litigation} takes over the supervision.',
    'Status call with counsel and {litigation}: depositions of {claimant} and the treating physician are set. Mediation is likely in the second half of the year.',
  ],
}
