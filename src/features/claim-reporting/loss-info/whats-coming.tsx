import type { FormSession } from '@captive/form-engine/session'

import { questionsNeeded } from '../wizard/asked-once.ts'

/** What most people take to answer one, in seconds. */
const secondsEach = 15

/** Before step 3: how much it asks, for this type of claim and as far as nothing is answered yet. */
export function WhatsComing({ loss }: { loss: FormSession }) {
  const words = inWords(questionsNeeded(loss.form, loss.state().answers))
  return words === null ? null : <p>{`Then, about the loss: ${words}.`}</p>
}

/** "17 questions are needed, about 4 minutes"; null for none. */
export function inWords(questions: number): string | null {
  if (questions === 0) return null
  const minutes = Math.max(1, Math.round((questions * secondsEach) / 60))
  const asked = questions === 1 ? '1 question is needed' : `${questions} questions are needed`
  return `${asked}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}
