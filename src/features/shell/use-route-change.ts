import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const transitionTime = 300

/**
 * After each navigation: moves focus to the field that a page begins with, to its heading, or to the page, and animates it for 300 ms (SHL-019).
 * @returns the heading to announce
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
        const start = main?.querySelector<HTMLElement>('[data-starts-here]')
        ;(start ?? heading ?? main)?.focus({ preventScroll: true })
        setAnnouncement(heading?.textContent ?? '')
        animateIn(main)
      }),
    [router],
  )
  return announcement
}

function animateIn(page: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page?.animate(
    [
      { opacity: 0, translate: '0 0.5rem' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: transitionTime, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
}
