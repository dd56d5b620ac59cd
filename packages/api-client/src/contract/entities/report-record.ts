import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { moment, nullable } from './field.ts'

const answer = object(
  {
    Section: Type.String({ description: 'The heading above the question' }),
    LabelCode: nullable(
      Type.String({
        description: 'Names the question in every version of the form; null if the form no longer has it',
      }),
    ),
    Label: Type.String({ description: 'The question as the reporter saw it' }),
    Vehicle: nullable(Type.Integer({ description: 'Distinguishes repeated sections, such as other vehicles' })),
    Value: nullable(Type.String({ description: 'As stored: the value of a choice, yyyy-MM-dd; null if it is masked' })),
    Shown: Type.String({ description: 'As the report shows it: the label of a choice, MM/dd/yyyy' }),
  },
  { title: 'RecordedAnswer' },
)

/** A filed claim report for other systems. Social Security numbers are masked. */
export const ReportRecord = object(
  {
    ConfirmationNum: Type.String(),
    Company: object({ ClientId: Type.Integer(), ClientCode: Type.String(), ClientName: Type.String() }),
    ClaimType: nullable(
      Type.String({ description: 'The claim type as the portal shows it; null for a report by email' }),
    ),
    ReportedAt: moment(),
    ReportedBy: object(
      { Name: Type.String(), Email: Type.String() },
      { description: 'The user who filed it, as the account is now' },
    ),
    Contact: object(
      {
        Company: Type.String(),
        Email: Type.String(),
        Phone: Type.String(),
        PolicyNumber: Type.String(),
        Street: Type.String(),
        City: Type.String(),
        State: Type.String(),
        ZipCode: Type.String(),
      },
      { description: 'What the reporter entered; blank in a report by email if it does not ask for it' },
    ),
    SevereReasons: Type.Array(Type.String(), { description: 'The reasons to call; empty if the loss is not severe' }),
    Answers: Type.Array(answer, { description: 'In the order of the report' }),
    Files: Type.Array(object({ Name: Type.String(), Size: Type.Integer({ description: 'In bytes' }) })),
  },
  { title: 'ReportRecord' },
)
export type ReportRecord = Static<typeof ReportRecord>
