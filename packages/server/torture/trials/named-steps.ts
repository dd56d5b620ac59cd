import { setTimeout as sleep } from 'node:timers/promises'

import { faultPoints } from '../../test/crash/life.ts'
import { rounds } from '../rounds.ts'
import type { Trial } from '../trial.ts'

const dyingServer = new URL('../dying-server.ts', import.meta.url).href

/** Milliseconds within which a loaded server reaches each step. */
const patience = 15_000

export const namedSteps: Trial = {
  name: 'kills at each step',
  does: `Lets the server kill itself at each step of a submission in turn: ${faultPoints.join(', ')}.`,
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: true,
  async run({ random, kills, open, count, settle }) {
    let turn = random.whole(0, faultPoints.length - 1)
    for (const lives of rounds(kills)) {
      const site = await open()
      await site.begin()
      await site.server.kill()
      for (let life = 0; life < lives; life++) {
        const point = faultPoints[turn++ % faultPoints.length] ?? 'file begun'
        const time = random.whole(1, point.endsWith('commit') ? 12 : 2)
        const { ended } = await site.server.start({ DIE_AT: point, DIE_TIME: String(time) }, dyingServer)
        const hasDied = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })])
        if (hasDied) count()
        await site.server.kill()
      }
      await site.server.start()
      await settle(site)
    }
  },
}
