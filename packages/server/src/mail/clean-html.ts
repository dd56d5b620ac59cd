import type { Threads } from '../threads/threads.ts'
import { workerModule } from '../threads/worker-module.ts'
import { Html } from './html.ts'
import type { sanitizeHtml } from './sanitize-html.ts'

/**
 * Somebody's HTML as it may be mailed (sanitize-html.ts). Done in a worker thread, since it takes long for many tags.
 * @throws BusyError when too much HTML waits for a thread
 */
export async function cleanHtml(threads: Threads, markup: string): Promise<Html> {
  const module = workerModule('sanitize-html', import.meta.url)
  return new Html(await threads.run<typeof sanitizeHtml>(module, 'sanitizeHtml', markup))
}
