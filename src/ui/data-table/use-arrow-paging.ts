import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

const keepsArrows = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="radiogroup"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="tablist"]',
  '[role="slider"]',
  '[role="grid"]',
].join()
/** A wide table that can be scrolled by keyboard. */
const scroller = '[data-overflows]'
const openDialog = ['[role="dialog"]', '[role="alertdialog"]:not(dialog)', 'dialog[open]'].join()

/** The tables on the page, most recently used one last. */
const mounted: RefObject<HTMLElement | null>[] = []

function moveToEnd(table: RefObject<HTMLElement | null>) {
  mounted.splice(mounted.indexOf(table), 1)
  mounted.push(table)
}

/** Turns pages with the left and right arrow keys unless the focused element uses arrows (AMB-056, TBL-003). */
export function useArrowPaging(turnPage: (by: 1 | -1) => void): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (mounted.at(-1) !== table || document.querySelector(openDialog)) return
    if (event.target instanceof Element && (event.target.closest(keepsArrows) || event.target.matches(scroller))) return
    turnPage(event.key === 'ArrowRight' ? 1 : -1)
  })
  useEffect(() => {
    const element = table.current
    const listener = (event: KeyboardEvent) => onKey(event)
    const choose = () => moveToEnd(table)
    mounted.unshift(table)
    window.addEventListener('keydown', listener)
    element?.addEventListener('pointerenter', choose)
    element?.addEventListener('focusin', choose)
    return () => {
      mounted.splice(mounted.indexOf(table), 1)
      window.removeEventListener('keydown', listener)
      element?.removeEventListener('pointerenter', choose)
      element?.removeEventListener('focusin', choose)
    }
  }, [])
  return table
}
