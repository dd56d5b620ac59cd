import type { Threads } from '../threads/threads.ts'
import { workerModule } from '../threads/worker-module.ts'
import { Html } from './html.ts'
import type { sanitizeHtml } from './sanitize-html.ts'

/**
 * Sanitizes untrusted HTML for a mail (sanitize-html.ts). Runs in a worker thread, because HTML with many tags takes
 * long.
 */
export async function cleanHtml(threads: Threads, markup: string): Promise<Html> {
  const module = workerModule('sanitize-html', import.meta.url)
  return new Html(await threads.run<typeof sanitizeHtml>(module, 'sanitizeHtml', markup))
}
