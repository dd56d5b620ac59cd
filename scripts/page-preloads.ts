import type { Plugin, Rolldown } from 'vite'

import { builtPages, chunksOfPage } from './page-chunks.ts'

/** The server reads from this file what to preload with each page (`packages/server/src/http/preloads.ts`). */
const preloadsFile = 'preloads.json'

/**
 * Lists the scripts and styles that each page needs before it shows, by path, the largest first. The browser then loads
 * them with the page instead of after the entry has run. Leaves out pages with a path parameter.
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
          pathOf(page),
          [...needed].filter((file) => !inThePage.has(file)).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
        ] as const
      })
      this.emitFile({ type: 'asset', fileName: preloadsFile, source: JSON.stringify(Object.fromEntries(files)) })
    },
  }
}

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk) => [...(viteMetadata?.importedCss ?? [])]

/** The path of a page: `_signed-in/_company/report-claim/index` is served at `/report-claim`. */
function pathOf(page: string): string {
  const segments = page.split('/').filter((segment) => !segment.startsWith('_') && segment !== 'index')
  return `/${segments.join('/')}`
}
