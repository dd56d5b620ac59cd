import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const transitionTime = 300

/**
 * After each change of page: moves focus to its heading (or the page itself), and lets it come in within 300 ms
 * (SHL-019). Gives the words to announce.
 */
export function useRouteChange(): string {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const heading = document.getElementById('page-title')
        const main = document.getElementById('main')
        ;(heading ?? main)?.focus({ preventScroll: true })
        setAnnouncement(heading?.textContent ?? '')
        comeIn(main)
      }),
    [router],
  )
  return announcement
}

function comeIn(page: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page?.animate(
    [
      { opacity: 0, translate: '0 0.5rem' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: transitionTime, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
}
