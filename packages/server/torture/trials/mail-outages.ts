import { setTimeout as sleep } from 'node:timers/promises'

import { refusal } from '../../test/start-smtp.ts'
import type { Trial } from '../trial.ts'

const maxOutages = 6
const outages = ['refuses', 'stalls', 'drops'] as const
type SmtpBehavior = (typeof outages)[number] | 'takes'

/** Milliseconds for which a mail server that stalls says nothing, before it hangs up. */
const stall = 5_000
/** Milliseconds to wait for a message that meets the outage. */
const patience = 40_000

export const mailOutages: Trial = {
  name: 'mail outages',
  does: 'Lets the mail server reject messages, stall and hang up, or drop the connection after it has accepted a message.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: true,
  async run({ random, kills, open, count, settle, note }) {
    let behavior: SmtpBehavior = 'takes'
    const met = { refuses: 0, stalls: 0, drops: 0, takes: 0 }
    const site = await open({
      onMessage: async (_, drop) => {
        met[behavior]++
        switch (behavior) {
          case 'refuses':
            throw refusal(451)
          case 'stalls':
            await sleep(stall)
            drop()
            throw refusal(451)
          case 'drops':
            return drop()
          case 'takes':
            return undefined
        }
      },
    })
    await site.begin()
    for (let time = 0; time < Math.min(kills, maxOutages); time++) {
      const outage = outages[time % outages.length] ?? 'refuses'
      const before = met[outage]
      behavior = outage
      count()
      await sleep(random.whole(1_500, 3_000))
      for (const deadline = performance.now() + patience; performance.now() < deadline; await sleep(100))
        if (met[outage] > before) break
      behavior = 'takes'
      await sleep(random.whole(500, 1_500))
    }
    await settle(site)
    note(`The mail server rejected ${met.refuses} messages, stalled at ${met.stalls}, and dropped ${met.drops}.`)
  },
}
