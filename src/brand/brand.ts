import { useSyncExternalStore } from 'react'
import type { Brand } from '@captive/api-client/contract'

import { inTab } from '../stored-keys.ts'
import { defaultBrand } from './default-brand.ts'
import { readBrand } from './read-brand.ts'

/** The brand of the installation, which the server wrote into the page. */
const installationBrand =
  readBrand(globalThis.document?.querySelector('meta[name="brand"]')?.getAttribute('content')) ?? defaultBrand

/** After a reload, a tab starts with the brand of the program that it showed, so that its colors do not change. */
let shown = readBrand(globalThis.document && inTab('brand').read()) ?? installationBrand
const listeners = new Set<() => void>()

if (shown !== installationBrand) showFavicon()

/** Shows the brand of a program; null shows the brand of the installation again. */
export function showBrand(program: Brand | null): void {
  if (program) inTab('brand').write(JSON.stringify(program))
  else inTab('brand').remove()
  const next = program ?? installationBrand
  if (JSON.stringify(next) === JSON.stringify(shown)) return
  shown = next
  showFavicon()
  for (const listener of listeners) listener()
}

/** The brand that is currently shown. */
export const useBrand = (): Brand =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )

/** The URL of an image or a favicon. In a `data:` URL, an SVG cannot run scripts. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function showFavicon(): void {
  globalThis.document?.querySelector('link[rel="icon"]')?.setAttribute('href', svgUrl(shown.favicon))
}
