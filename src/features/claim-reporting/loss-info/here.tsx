import { Button } from '@mantine/core'
import { useState } from 'react'

interface HereProps {
  label: string
  onFound: (coords: GeolocationCoordinates) => void
}

/** Asks the device where it is, at this moment alone. */
export function Here({ label, onFound }: HereProps) {
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
      <Button size="sm" aria-label={`Here: ${label}`} loading={state === 'asking'} onClick={ask}>
        Here
      </Button>
      <span role="status">
        {state === 'unknown' ? 'This device does not say where it is. Please type the place.' : ''}
      </span>
    </>
  )
}
