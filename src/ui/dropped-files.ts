import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** A field that accepts files. */
interface DropTarget {
  element: HTMLElement
  take: (files: File[]) => void
}

const targets = new Set<DropTarget>()
let listening = 0

/**
 * Prevents the browser from opening dropped files. The field under the pointer, or the only field, receives them.
 */
export function useDroppedFiles(): void {
  useEffect(listen, [])
}

/** Makes an element receive files dropped on it, or anywhere on the page if it is the only one. */
export function useDropTarget(take: (files: File[]) => void, disabled: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const takeNow = useEffectEvent(take)
  useDroppedFiles()
  useEffect(() => {
    const element = ref.current
    if (!element || disabled) return
    const target: DropTarget = { element, take: (files) => takeNow(files) }
    targets.add(target)
    return () => void targets.delete(target)
  }, [disabled])
  return ref
}

function listen(): () => void {
  listening += 1
  if (listening === 1) {
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
  }
  return () => {
    listening -= 1
    if (listening > 0) return
    window.removeEventListener('dragover', onDragOver)
    window.removeEventListener('dragleave', onDragLeave)
    window.removeEventListener('drop', onDrop)
  }
}

function onDragOver(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return // dragged text is handled by the browser
  event.preventDefault()
  const target = targetOf(event)
  event.dataTransfer.dropEffect = target ? 'copy' : 'none'
  mark(target)
}

function onDragLeave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) mark(undefined) // the pointer left the window
}

function onDrop(event: DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  mark(undefined)
  const files = [...event.dataTransfer.files]
  if (files.length > 0) targetOf(event)?.take(files)
}

function targetOf({ target }: DragEvent): DropTarget | undefined {
  const all = [...targets]
  const on = all.find(({ element }) => target instanceof Node && element.contains(target))
  return on ?? (all.length === 1 ? all[0] : undefined)
}

function mark(chosen: DropTarget | undefined): void {
  for (const target of targets) target.element.toggleAttribute('data-dropping', target === chosen)
}
