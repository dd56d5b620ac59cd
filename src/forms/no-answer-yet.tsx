import { useEffect, useState } from 'react'

/** In milliseconds: how long a person waits before wondering whether anything happens. */
const worthSaying = 5_000

/** Says that an answer takes long, for a call that is tried again for a minute (`persistently`). */
export function NoAnswerYet({ sending }: { sending: boolean }) {
  return <span role="status">{sending ? <AfterAWhile /> : null}</span>
}

function AfterAWhile() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), worthSaying)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? <span>No answer yet. We keep trying, and your answers are kept.</span> : null
}
