import { setTimeout as sleep } from 'node:timers/promises'

import { rounds } from '../rounds.ts'
import type { Trial } from '../trial.ts'

export const twoCopies: Trial = {
  name: 'two copies',
  does: 'Runs two copies on one database under load, kills one of them at a random moment, and starts it again.',
  databases: ['PostgreSQL'],
  mayRepeatMail: true,
  async run({ random, kills, open, count, settle }) {
    for (const lives of rounds(kills)) {
      const site = await open({ copies: 2 })
      await site.begin()
      for (let life = 0; life < lives; life++) {
        await sleep(random.whole(100, 3_000))
        const copy = random.pick(site.copies)
        await copy.kill()
        count()
        await sleep(random.whole(0, 1_000))
        await copy.start()
      }
      await settle(site)
    }
  },
}
