import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Claim, DeliveryReport } from '@captive/delivery'

/**
 * Writes a report and the accepted claims as one JSON file. The claims are written while the file is analyzed, so that
 * a large delivery needs little memory.
 */
export async function writeResult(
  path: string,
  work: (onClaims: (claims: readonly Claim[]) => Promise<void>) => Promise<DeliveryReport>,
): Promise<void> {
  const draft = `${path}.part`
  const out = createWriteStream(draft)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  let separator = ''
  try {
    await write('{"claims":[')
    const report = await work(async (claims) => {
      if (claims.length === 0) return
      await write(separator + claims.map((claim) => JSON.stringify(claim)).join(',\n'))
      separator = ',\n'
    })
    await write(`],\n${JSON.stringify(report).slice(1)}\n`)
    out.end()
    await once(out, 'finish')
    await rename(draft, path)
  } catch (error) {
    out.destroy()
    await rm(draft, { force: true })
    throw error
  }
}
