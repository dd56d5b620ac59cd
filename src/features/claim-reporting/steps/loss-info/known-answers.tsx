import type { KnownAnswers, KnownKind } from '@captive/api-client/contract'
import type { FormStore } from '@captive/form-engine/store'
import { useEffect, useState } from 'react'

import { useTypedText } from '../../../../forms/use-typed-text.ts'
import { fillByLabelCode } from '../../model/loss-info/fill-by-label-code.ts'
import type { FindKnown } from '../../model/loss-info/find.ts'
import classes from './known-answers.module.css'
import { useStepTexts } from './step-texts.ts'

const minSearchLength = 2
const debounceMs = 200

interface KnownAnswersProps {
  store: FormStore
  fieldId: string
  /** The label of the question, and its label code. */
  label: string
  labelCode: string
  kind: KnownKind
  find: FindKnown
}

/**
 * The option that the user chose: the text in the field, the source of the answers, and whether they answer this
 * question.
 */
interface Chosen {
  typed: string | null
  source: KnownAnswers['source']
  isAnswered: boolean
}

/** Lists the vehicles or drivers that match the typed text. A tap fills one in. */
export function KnownAnswersList({ store, fieldId, label, labelCode, kind, find }: KnownAnswersProps) {
  const words = useStepTexts().known
  const typed = useTypedText(fieldId)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isChosen = typed !== null && typed === chosen?.typed
  const search = typed === null || typed.trim().length < minSearchLength || isChosen ? null : typed.trim()
  const found = useKnownAnswers(kind, search, find)
  const statusText = ({ source, isAnswered }: Chosen) =>
    `${words.filled(source)} ${isAnswered ? words.review : words.typeNext(label)}`
  const choose = ({ answers, source }: KnownAnswers) => {
    fillByLabelCode(store, answers, { over: true })
    const isAnswered = answers[labelCode] !== undefined
    setChosen({ typed, source, isAnswered })
    const field = document.getElementById(fieldId)
    field?.focus() // the pressed button disappears
    if (!isAnswered && field instanceof HTMLInputElement) field.select() // the search text is not an answer
  }
  return (
    <>
      <p role="status" className={classes.status}>
        {[found.length > 0 && words.found(found.length), isChosen && statusText(chosen)].filter(Boolean).join(' ')}
      </p>
      {found.length > 0 ? (
        <ul className={classes.list}>
          {found.map((known) => (
            <li key={`${known.source} ${known.text}`}>
              <button type="button" className={classes.choice} onClick={() => choose(known)}>
                <span>{`${known.text} `}</span>
                <span className={classes.source}>{words.source(known.source)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const none: readonly KnownAnswers[] = []

/** The matches of a search, debounced; empty without a search and until its answer arrives. */
function useKnownAnswers(kind: KnownKind, search: string | null, find: FindKnown): readonly KnownAnswers[] {
  const [found, setFound] = useState({ search, known: none })
  useEffect(() => {
    if (search === null) return
    let isLatest = true
    const load = async () => {
      const known = await find(kind, search)
      if (isLatest) setFound({ search, known })
    }
    const timer = setTimeout(() => void load(), debounceMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [kind, search, find])
  return found.search === search ? found.known : none
}
