import { useEffect, useState } from 'react'
import { texts } from './texts.ts'

/** Milliseconds before a waiting user needs a message. */
const delayMs = 5_000

/** A message that a call takes long because of retries. */
export function NoAnswerYet({ sending }: { sending: boolean }) {
  return <span role="status">{sending ? <AfterAWhile /> : null}</span>
}

function AfterAWhile() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? <span>{texts.noAnswerYet}</span> : null
}
