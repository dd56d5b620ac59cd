import type { Plugin, Rolldown } from 'vite'

import { builtPages, chunksOfPage } from './page-chunks.ts'

/** Where the server finds what it announces with a page (`packages/server/src/http/preloads.ts`). */
const preloadsFile = 'preloads.json'

/**
 * Writes down which scripts and styles each page needs before it shows, by its address, the largest first: announced with
 * the page, they come at once, and not only when the entry has run. Pages whose address has a variable part are left out.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sizeOf = (file: string) => {
        const found = bundle[file]
        return found === undefined ? 0 : found.type === 'chunk' ? found.code.length : found.source.length
      }
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const pages = builtPages(chunks).filter((page) => !page.includes('$'))
      const inThePage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(stylesOf))
      const files = pages.map((page) => {
        const needed = new Set(chunksOfPage(page, chunks).flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]))
        return [
          addressOf(page),
          [...needed].filter((file) => !inThePage.has(file)).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
        ] as const
      })
      this.emitFile({ type: 'asset', fileName: preloadsFile, source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])]

/** `_signed-in/_company/report-claim/index` is served at `/report-claim`. */
function addressOf(page: string): string {
  const segments = page.split('/').filter((segment) => !segment.startsWith('_') && segment !== 'index')
  return `/${segments.join('/')}`
}
