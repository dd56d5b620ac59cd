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
  /** The label and its code of that field. */
  label: string
  labelCode: string
  kind: KnownKind
  find: FindKnown
}

/** Under a field that is being typed into: what it may be, to be filled in with one press. */
export function KnownAnswersList({ session, fieldId, label, labelCode, kind, find }: KnownAnswersProps) {
  const typed = useTypedText(fieldId)
  const [chosen, setChosen] = useState<{ typed: string | null; words: string }>({ typed: null, words: '' })
  const isChosen = typed !== null && typed === chosen.typed
  const search = typed === null || typed.trim().length < fewestLetters || isChosen ? null : typed.trim()
  const found = useFound(kind, search, find)
  const choose = ({ answers, source }: KnownAnswers) => {
    fillByCode(session, answers, { over: true })
    const isTold = answers[labelCode] !== undefined
    const advice = isTold ? 'Change what is not right.' : `Now enter here: ${label}.`
    setChosen({ typed, words: `Filled in from your ${sources[source]}. ${advice}` })
    const field = document.getElementById(fieldId)
    field?.focus() // what was pressed goes
    if (!isTold && field instanceof HTMLInputElement) field.select() // the letters of a search may be no answer
  }
  return (
    <>
      <p role="status" className={classes.status}>
        {[found.length > 0 && `Found: ${found.length}. Press one to fill it in.`, isChosen && chosen.words]
          .filter(Boolean)
          .join(' ')}
      </p>
      {found.length > 0 ? (
        <ul className={classes.list}>
          {found.map((known) => (
            <li key={`${known.source} ${known.text}`}>
              <button type="button" className={classes.choice} onClick={() => choose(known)}>
                <span>{`${known.text} `}</span>
                <span className={classes.source}>{`from your ${sources[known.source]}`}</span>
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
