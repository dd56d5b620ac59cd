import { Button } from '@mantine/core'
import { useState } from 'react'

import { useStepTexts } from './step-texts.ts'
import { texts } from './texts.ts'

interface CurrentLocationProps {
  /** The question that the location answers. */
  label: string
  onFound: (coords: GeolocationCoordinates) => void
}

/** A button that asks the device for its position. */
export function CurrentLocation({ label, onFound }: CurrentLocationProps) {
  const words = useStepTexts().currentLocation
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
    <>
      <Button size="sm" aria-label={texts.buttonFor(words.button, label)} loading={state === 'asking'} onClick={ask}>
        {words.button}
      </Button>
      <span role="status">{state === 'unknown' ? words.unknown : ''}</span>
    </>
  )
}
