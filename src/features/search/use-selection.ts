import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { optionId, type Option } from './options.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The selected option; for new results, the first one. Arrow keys in the field move the selection, and Enter opens the
 * selected option. If the server has not responded yet, Enter waits for the response, so that the user can type a
 * number and open it at once. Mantine's Spotlight stores its selection only in the DOM, so a screen reader could not
 * follow it.
 */
export function useSelection(list: string, options: readonly Option[], waits: boolean) {
  const results = options.map(({ key }) => key).join()
  const [moved, setMoved] = useState({ results, at: 0 })
  const selected = moved.results === results ? moved.at : 0
  const isEnterPressed = useRef(false)
  const [first] = options
  useEffect(() => {
    if (!isEnterPressed.current || waits) return
    isEnterPressed.current = false
    first?.onChoose()
  }, [waits, first])

  function move(step: number) {
    const at = (selected + step + options.length) % options.length
    setMoved({ results, at })
    document.getElementById(optionId(list, at))?.scrollIntoView({ block: 'nearest' })
  }
  function onKeyDownCapture(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) {
      if (options.length > 0) move(step)
    } else if (waits) isEnterPressed.current = true
    else options[selected]?.onChoose()
  }
  /** Cancels a waiting Enter when the user types on. */
  const forgetEnter = () => {
    isEnterPressed.current = false
  }
  return { selected, onKeyDownCapture, forgetEnter }
}
