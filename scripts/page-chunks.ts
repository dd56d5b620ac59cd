import type { Rolldown } from 'vite'

const memberShell = 'src/features/shell/member-shell.tsx'

/** The pages in all chunks, as files below `src/routes`. Leaves out pages that are not built. */
export function builtPages(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds)
  return ids.flatMap((id) => /src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1] ?? [])
}

/**
 * The chunks that a page loads before it shows: the entry, its own chunk, the chunk of its layout, and all their
 * imports, without duplicates.
 * @param further modules that are loaded with it
 */
export function chunksOfPage(
  page: string,
  chunks: readonly Rolldown.OutputChunk[],
  further: readonly string[] = [],
): Rolldown.OutputChunk[] {
  const frame = page.startsWith('_signed-in') ? [memberShell] : []
  const modules = [`src/routes/${page}.tsx?tsr-split=component`, ...frame, ...further]
  const holds = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => modules.some((end) => id.endsWith(end)))
  const found = new Set(chunks.filter((chunk) => chunk.isEntry || holds(chunk)))
  for (const chunk of found) for (const imported of importsOf(chunk, chunks)) found.add(imported)
  return [...found]
}

/** The page that signed-in users see at `/`, where visitors see the landing page. */
export const dashboard = { page: 'index', further: [memberShell, 'src/routes/-dashboard.ts'] }

function importsOf({ imports }: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  return chunks.filter(({ fileName }) => imports.includes(fileName))
}
