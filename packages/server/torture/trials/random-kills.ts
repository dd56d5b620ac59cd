import { setTimeout as sleep } from 'node:timers/promises'

import { rounds } from '../rounds.ts'
import type { Trial } from '../trial.ts'

export const randomKills: Trial = {
  name: 'random kills',
  does: 'Kills the server with SIGKILL at a random moment under load, and starts it again at once.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: true,
  async run({ random, kills, open, count, settle }) {
    for (const lives of rounds(kills)) {
      const site = await open()
      await site.begin()
      for (let life = 0; life < lives; life++) {
        await sleep(random.whole(100, 3_000))
        await site.server.kill()
        count()
        await site.server.start()
      }
      await settle(site)
    }
  },
}
