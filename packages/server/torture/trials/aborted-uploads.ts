import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../../test/free-port.ts'
import { signedIn } from '../../test/server-process.ts'
import { collectedMemory } from '../collected-memory.ts'
import { beginUpload, uploadBody } from '../../test/multipart.ts'
import { TrialFailedError, type Trial } from '../trial.ts'

const body = uploadBody('aborted.txt', 'seen from the road '.repeat(100_000))
/** Uploads before the memory is measured: it keeps what the first ones load. */
const warmUps = 40
const uploads = 200
/** Megabytes by which the memory of the server may grow: a fraction of what the uploads send. */
const maxGrowth = 20

export const abortedUploads: Trial = {
  name: 'aborted uploads',
  does: 'Cuts uploads of 2 MB at a random byte, after people have reported claims. Then no unfinished file is left, the memory has not grown, and the same upload succeeds.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: false,
  async run({ random, open, count, settle, note }) {
    const inspected = await freePort()
    const site = await open({ environment: () => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` }) })
    await site.begin()
    await sleep(random.whole(2_000, 4_000))
    await site.load.end()
    const { address } = site.server
    const { token } = await signedIn(address, 'staff.admin@demo.example')
    const abort = async () => {
      const call = beginUpload(address, token, body.length)
      call.write(body.slice(0, random.whole(1, body.length - 1)))
      await sleep(random.whole(0, 30))
      call.destroy()
    }
    for (let time = 0; time < warmUps; time++) await abort()
    await sleep(2_000)
    const before = await collectedMemory(inspected)
    for (let time = 0; time < uploads; time++) {
      await abort()
      count()
    }
    const status = await uploadPatiently(address, token)
    if (status !== 200) throw new TrialFailedError(`The whole upload was answered with ${status}.`)
    await sleep(2_000)
    const growth = (await collectedMemory(inspected)) - before
    const unfinished = (await readdir(join(site.dataDir, 'files'))).filter((name) => name.endsWith('.part'))
    if (unfinished.length > 0) throw new TrialFailedError(`${unfinished.length} unfinished files are left.`)
    if (growth > maxGrowth) throw new TrialFailedError(`The memory of the server grew by ${growth} MB.`)
    note(`No unfinished file was left; the memory of the server changed by ${growth} MB.`)
    await settle(site)
  },
}

/** Uploads the file as the portal does, which tries again while the server is busy. Returns the last status. */
async function uploadPatiently(address: string, token: string): Promise<number | undefined> {
  for (let tries = 1; ; tries++) {
    const upload = beginUpload(address, token, body.length)
    upload.end(body)
    const [answer] = (await once(upload, 'response')) as [IncomingMessage]
    answer.resume()
    if (answer.statusCode !== 503 || tries === 10) return answer.statusCode
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1_000)
  }
}
