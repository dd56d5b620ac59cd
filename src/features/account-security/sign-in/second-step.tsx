import { useState } from 'react'

import type { SecondStep as Step } from '../../../session/session-keeper.ts'
import { EnterCode } from './enter-code.tsx'
import { SetUpApp } from './set-up-app.tsx'

interface SecondStepProps {
  step: Step
  keepSignedIn: boolean
  onSignedIn: () => Promise<void>
  onStartOver: () => void
}

/** The step after the password: a code, or setting up an authenticator app if the role requires one. */
export function SecondStep({ step, keepSignedIn, onSignedIn, onStartOver }: SecondStepProps) {
  const [shown] = useState(step)
  return shown === 'code' ? (
    <EnterCode keepSignedIn={keepSignedIn} onSignedIn={onSignedIn} onStartOver={onStartOver} />
  ) : (
    <SetUpApp keepSignedIn={keepSignedIn} onDone={onSignedIn} />
  )
}
