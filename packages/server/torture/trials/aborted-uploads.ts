import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { signedIn } from '../../test/server-process.ts'
import { beginUpload, uploadBody } from '../multipart.ts'
import { TrialFailedError, type Trial } from '../trial.ts'

const body = uploadBody('aborted.txt', 'seen from the road '.repeat(100_000))
/** Uploads before the memory is measured: it keeps what the first ones load. */
const warmUps = 40
/** Megabytes by which the memory of the server may grow: a fraction of what 200 uploads send. */
const mostGrowth = 80

export const abortedUploads: Trial = {
  name: 'aborted uploads',
  does: 'Cuts uploads of 2 MB at a random byte, after people have reported claims. Then no unfinished file is left, the memory has not grown, and the same upload succeeds.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: false,
  async run({ random, kills, open, count, settle, note }) {
    const site = await open()
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
    const before = await residentMegabytes(site.server.pid)
    for (let time = 0; time < kills; time++) {
      await abort()
      count()
    }
    const whole = beginUpload(address, token, body.length)
    whole.end(body)
    const [answer] = (await once(whole, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200)
      throw new TrialFailedError(`The whole upload was answered with ${answer.statusCode}.`)
    const growth = (await residentMegabytes(site.server.pid)) - before
    const unfinished = (await readdir(join(site.dataDir, 'files'))).filter((name) => name.endsWith('.part'))
    if (unfinished.length > 0) throw new TrialFailedError(`${unfinished.length} unfinished files are left.`)
    if (growth > mostGrowth) throw new TrialFailedError(`The memory of the server grew by ${growth} MB.`)
    note(`No unfinished file was left; the memory of the server changed by ${growth} MB.`)
    await settle(site)
  },
}

/** The memory that a process holds, where the system has /proc; otherwise 0. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}
