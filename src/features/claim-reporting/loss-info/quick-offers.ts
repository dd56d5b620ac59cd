import type { PersonalInfo } from '@captive/api-client/contract'
import type { Answers, Form, FormControl } from '@captive/form-engine'
import dayjs from 'dayjs'

import { today } from '../../../format/date.ts'

/** What answers a question with one press, and others with it. */
interface QuickAnswer {
  label: string
  /** What it fills in, by label code, as it is at that moment. */
  answers: () => Readonly<Record<string, string>>
}

/** What quick answers are made of. */
export interface Known {
  control: FormControl
  /** The text that answers a question of the form, by label code; blank where there is none yet. */
  answered: (labelCode: string) => string
  /** The address of step 2. */
  address: Pick<PersonalInfo, 'street' | 'city' | 'state' | 'zip'>
}

const quickAnswers: Readonly<Record<string, (known: Known) => QuickAnswer[]>> = {
  DateOfLoss: () => [
    { label: 'Today', answers: () => ({ DateOfLoss: today() }) },
    { label: 'Yesterday', answers: () => ({ DateOfLoss: dayjs().subtract(1, 'day').format('YYYY-MM-DD') }) },
  ],
  TimeOfLoss: () => [{ label: 'Now', answers: () => ({ TimeOfLoss: dayjs().format('h:mm A') }) }],
  LocationOfOccurrence: ({ address: { street, city, state, zip } }) =>
    street === ''
      ? []
      : [
          {
            label: "At the company's address",
            answers: () => ({ LocationOfOccurrence: street, City: city, State: state, ZipCode: zip }),
          },
        ],
  State: likelyStates,
  DriverLicenseState: likelyStates,
  EmployeeState: likelyStates,
  DateEmployerHadKnowledgeOfInjury: dayOfLoss,
  LastDayWorked: dayOfLoss,
}

/** The states that a report has named already, the company's first. */
function likelyStates({ control, answered, address }: Known): QuickAnswer[] {
  const likely = new Set([address.state, answered('State')])
  return control.options
    .filter(({ value }) => likely.has(value))
    .map(({ value, label }) => ({ label, answers: () => ({ [control.labelCode]: value }) }))
}

function dayOfLoss({ control, answered }: Known): QuickAnswer[] {
  const day = answered('DateOfLoss')
  return day === '' ? [] : [{ label: 'Day of the loss', answers: () => ({ [control.labelCode]: day }) }]
}

/** Whether a question can have quick answers at all. */
export const mayHaveQuickAnswers = ({ labelCode, repeatedIn }: FormControl) =>
  labelCode in quickAnswers && repeatedIn === null

/** What stands beside a question that many people answer the same way, by its label code. */
export function quickAnswersTo(control: FormControl, form: Form, answers: Answers, address: Known['address']) {
  const answered = (labelCode: string) => {
    const key = form.controls.find((each) => each.labelCode === labelCode && each.repeatedIn === null)?.key
    const answer = key === undefined ? undefined : answers[key]
    return typeof answer === 'string' ? answer : ''
  }
  return quickAnswers[control.labelCode]?.({ control, answered, address }) ?? []
}
