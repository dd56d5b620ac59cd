import { resolve } from 'node:path'

import type { Locator } from 'playwright-core'

/**
 * Drags a file from outside the browser onto the middle of an element. The events are real, so the browser replaces the
 * page with the file unless a script prevents it.
 */
export async function dropFile(target: Locator, file: string): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`A file cannot be dropped on ${target.toString()}: it is not shown.`)
  const page = target.page()
  const mouse = await page.context().newCDPSession(page)
  const drag = {
    ...{ x: box.x + box.width / 2, y: box.y + box.height / 2 },
    data: { items: [], files: [resolve(file)], dragOperationsMask: 1 }, // 1: copying is allowed
  }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await mouse.send('Input.dispatchDragEvent', { type, ...drag })
  }
  await mouse.detach()
}
