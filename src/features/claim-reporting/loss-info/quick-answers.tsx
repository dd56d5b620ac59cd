import { Button } from '@mantine/core'
import type { FormSession } from '@captive/form-engine/session'
import dayjs from 'dayjs'
import { useState, type ReactNode } from 'react'

import { today } from '../../../format/date.ts'
import classes from './quick-answers.module.css'
import { answerHere, type FindPlace } from './answer-here.ts'

/** What stands beside a question that most people answer the same way, by its label code. */
const quickAnswers = {
  DateOfLoss: [
    { label: 'Today', answer: today },
    { label: 'Yesterday', answer: () => dayjs().subtract(1, 'day').format('YYYY-MM-DD') },
  ],
  TimeOfLoss: [{ label: 'Now', answer: () => dayjs().format('h:mm A') }],
} as const

const placeCode = 'LocationOfOccurrence'

/** The quick answers of a form, by control key: day and time of the loss, and the place where the device is. */
export function quickAnswersOf(session: FormSession, findPlace: FindPlace): Map<string, ReactNode> {
  const found = new Map<string, ReactNode>()
  for (const { key, labelCode, label } of session.form.controls) {
    if (labelCode in quickAnswers)
      found.set(
        key,
        <div className={classes.answers}>
          {quickAnswers[labelCode as keyof typeof quickAnswers].map((quick) => (
            <Button
              key={quick.label}
              size="sm"
              aria-label={`${quick.label}: ${label}`}
              onClick={() => session.set(key, quick.answer())}
            >
              {quick.label}
            </Button>
          ))}
        </div>,
      )
    if (labelCode === placeCode)
      found.set(key, <Here label={label} onFound={(coords) => void answerHere(session, key, coords, findPlace)} />)
  }
  return found
}

/** Asks the device where it is, at this moment alone. */
function Here({ label, onFound }: { label: string; onFound: (coords: GeolocationCoordinates) => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'unknown'>('idle')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(coords)
      },
      () => setState('unknown'),
      { enableHighAccuracy: true, timeout: 20_000 },
    )
  }
  return (
    <div className={classes.answers}>
      <Button size="sm" aria-label={`Here: ${label}`} loading={state === 'asking'} onClick={ask}>
        Here
      </Button>
      <span role="status">
        {state === 'unknown' ? 'This device does not say where it is. Please type the place.' : ''}
      </span>
    </div>
  )
}
