import type { PersonalInfo } from '@captive/api-client/contract'
import type { Answers, Form, FormControl } from '@captive/form-engine'
import dayjs from 'dayjs'

import { formatTime, today } from '../../../../format/date.ts'
import { texts } from './texts.ts'

/** Answers one question, and related ones, with one tap. */
interface QuickAnswer {
  label: string
  /** The answers by label code, computed when the user taps. */
  answers: () => Readonly<Record<string, string>>
}

/** The data from which quick answers are computed. */
export interface QuickAnswerSource {
  control: FormControl
  /** The answer to a question of the form as text, by label code; blank if unanswered. */
  answered: (labelCode: string) => string
  /** The address of step 2. */
  address: Pick<PersonalInfo, 'street' | 'city' | 'state' | 'zip'>
  words: typeof texts.quickAnswers
}

const answersByLabelCode: Readonly<Record<string, (source: QuickAnswerSource) => QuickAnswer[]>> = {
  DateOfLoss: ({ words }) => [
    { label: words.today, answers: () => ({ DateOfLoss: today() }) },
    { label: words.yesterday, answers: () => ({ DateOfLoss: dayjs().subtract(1, 'day').format('YYYY-MM-DD') }) },
  ],
  TimeOfLoss: ({ words }) => [{ label: words.now, answers: () => ({ TimeOfLoss: formatTime(new Date()) }) }],
  LocationOfOccurrence: ({ words, address: { street, city, state, zip } }) =>
    street === ''
      ? []
      : [
          {
            label: words.companyAddress,
            answers: () => ({ LocationOfOccurrence: street, City: city, State: state, ZipCode: zip }),
          },
        ],
  State: likelyStates,
  DriverLicenseState: likelyStates,
  EmployeeState: likelyStates,
  DateEmployerHadKnowledgeOfInjury: dateOfLoss,
  LastDayWorked: dateOfLoss,
}
const quickAnswers = new Map(Object.entries(answersByLabelCode))

/** The states that the report already contains, the company's state first. */
function likelyStates({ control, answered, address }: QuickAnswerSource): QuickAnswer[] {
  const likely = new Set([address.state, answered('State')])
  return control.options
    .filter(({ value }) => likely.has(value))
    .map(({ value, label }) => ({ label, answers: () => ({ [control.labelCode]: value }) }))
}

function dateOfLoss({ control, answered, words }: QuickAnswerSource): QuickAnswer[] {
  const date = answered('DateOfLoss')
  return date === '' ? [] : [{ label: words.dateOfLoss, answers: () => ({ [control.labelCode]: date }) }]
}

export const mayHaveQuickAnswers = ({ labelCode, repeatedIn }: FormControl) =>
  quickAnswers.has(labelCode) && repeatedIn === null

/** The quick answers to a question; empty for most questions. */
export function quickAnswersTo(
  control: FormControl,
  form: Form,
  answers: Answers,
  address: QuickAnswerSource['address'],
  words = texts.quickAnswers,
): QuickAnswer[] {
  const answered = (labelCode: string) => {
    const key = form.controls.find((each) => each.labelCode === labelCode && each.repeatedIn === null)?.key
    const answer = key === undefined ? undefined : answers[key]
    return typeof answer === 'string' ? answer : ''
  }
  return quickAnswers.get(control.labelCode)?.({ control, answered, address, words }) ?? []
}
