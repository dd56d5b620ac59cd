import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { focusKept } from '../../ui/keep-focus.ts'

const transitionTime = 300

/**
 * After each navigation: moves the focus to the first field of a page, to its heading, or to the page, and animates it
 * for 300 ms (SHL-019). If the user moved the focus while the page was loading, for example to the search, it stays
 * there.
 * @returns the heading to announce
 */
export function useRouteChange(): string {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const watched = watchFocus()
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', watched.begin),
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!pathChanged || (!fromLocation && !watched.hasActed())) return // the initial page is not animated
        const heading = document.getElementById('page-title')
        const main = document.getElementById('main')
        const start = main?.querySelector<HTMLElement>('[data-starts-here]')
        if (!watched.hasMoved()) (start ?? heading ?? main)?.focus({ preventScroll: true })
        setAnnouncement(heading?.textContent ?? '')
        animateIn(main)
      }),
      watched.end,
    ]
    return () => unsubscribe.forEach((end) => end())
  }, [router])
  return announcement
}

/** Tracks whether the user pressed anything, and whether the focus moved since the last call of `begin`. */
function watchFocus() {
  let before: Element | null = null
  let hasActed = false
  let hasActedSince = false
  const act = () => (hasActed = hasActedSince = true)
  const events = ['pointerdown', 'keydown'] as const
  for (const name of events) addEventListener(name, act, true)
  return {
    begin() {
      before = document.activeElement
      hasActedSince = false
    },
    /** Whether the user pressed anything yet, for example to leave the first page while it was loading. */
    hasActed: () => hasActed,
    /** Whether the user moved the focus since `begin`. Focus changes by code do not count. */
    hasMoved() {
      const { activeElement, body } = document
      const isElsewhere = activeElement !== body && activeElement !== before && !activeElement?.hasAttribute(focusKept)
      return hasActedSince && isElsewhere
    },
    end() {
      for (const name of events) removeEventListener(name, act, true)
    },
  }
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
