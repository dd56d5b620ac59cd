import type { KnownAnswers, KnownKind } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'
import { useEffect, useState } from 'react'

import { useTypedText } from '../../../forms/use-typed-text.ts'
import { fillByCode } from './fill-by-code.ts'
import type { FindKnown } from './known-finders.tsx'
import classes from './known-answers.module.css'

const sources = { schedule: 'vehicle schedule', report: 'earlier report' } as const

/** The server is asked from as many letters on, when typing has paused for as many milliseconds. */
const fewestLetters = 2
const pause = 200

interface KnownAnswersProps {
  session: FormSession
  fieldId: string
  kind: KnownKind
  find: FindKnown
}

/** Under a field that is being typed into: what it may be, to be filled in with one press. */
export function KnownAnswersList({ session, fieldId, kind, find }: KnownAnswersProps) {
  const { typed } = useTypedText(fieldId)
  const [chosen, setChosen] = useState<{ typed: string | null; from: string }>({ typed: null, from: '' })
  const isChosen = typed !== null && typed === chosen.typed
  const search = typed === null || typed.trim().length < fewestLetters || isChosen ? null : typed.trim()
  const found = useFound(kind, search, find)
  const choose = ({ answers, source }: KnownAnswers) => {
    fillByCode(session, answers, { over: true })
    setChosen({ typed, from: sources[source] })
    document.getElementById(fieldId)?.focus() // what was pressed goes
  }
  return (
    <>
      <p role="status" className={classes.status}>
        {found.length > 0 ? `Named before: ${found.length}` : ''}
        {isChosen ? `Filled in from your ${chosen.from}. Change what is not right.` : ''}
      </p>
      {found.length > 0 ? (
        <ul className={classes.list}>
          {found.map((known) => (
            <li key={`${known.source} ${known.text}`}>
              <button type="button" className={classes.choice} onClick={() => choose(known)}>
                {known.text} <span className={classes.source}>from your {sources[known.source]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const none: readonly KnownAnswers[] = []

/** What was found for a search, as soon as it is known; nothing while there is none. */
function useFound(kind: KnownKind, search: string | null, find: FindKnown): readonly KnownAnswers[] {
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (search === null) return
    let isLatest = true
    const ask = async () => {
      const known = await find(kind, search)
      if (isLatest) setFound(known)
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [kind, search, find])
  return search === null ? none : found
}
