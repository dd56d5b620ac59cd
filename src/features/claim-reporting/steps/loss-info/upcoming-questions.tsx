import type { FormStore } from '@captive/form-engine/store'

import { countOpenQuestions } from '../../model/report/reporter.ts'
import { texts } from './texts.ts'

const secondsPerQuestion = 15

/** A note on step 2: how many required questions step 3 still asks, and how long they take. */
export function UpcomingQuestions({ loss }: { loss: FormStore }) {
  const text = upcomingText(countOpenQuestions(loss.form, loss.state().answers))
  return text === null ? null : <p>{text}</p>
}

/** "Next: 17 required questions about the loss (about 4 minutes)."; null if no required questions follow. */
export function upcomingText(questions: number): string | null {
  if (questions === 0) return null
  return texts.upcoming(questions, Math.max(1, Math.round((questions * secondsPerQuestion) / 60)))
}
