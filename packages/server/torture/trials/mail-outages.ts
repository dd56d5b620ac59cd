import { setTimeout as sleep } from 'node:timers/promises'

import { refusal } from '../../test/start-smtp.ts'
import type { Trial } from '../trial.ts'

const most = 6
const outages = ['refuses', 'stalls', 'drops'] as const
type Mood = (typeof outages)[number] | 'takes'

/** Milliseconds for which a mail server that stalls says nothing, before it hangs up. */
const stall = 5_000

export const mailOutages: Trial = {
  name: 'mail outages',
  does: 'Lets the mail server refuse messages, stall and hang up, or drop the connection after it has accepted a message.',
  databases: ['PostgreSQL', 'PGlite'],
  mayRepeatMail: true,
  async run({ random, kills, open, count, settle, note }) {
    let mood: Mood = 'takes'
    let dropped = 0
    const site = await open({
      onMessage: async (_, drop) => {
        switch (mood) {
          case 'refuses':
            throw refusal(451)
          case 'stalls':
            await sleep(stall)
            drop()
            throw refusal(451)
          case 'drops':
            dropped++
            return drop()
          case 'takes':
            return undefined
        }
      },
    })
    await site.begin()
    for (let time = 0; time < Math.min(kills, most); time++) {
      mood = outages[time % outages.length] ?? 'takes'
      count()
      await sleep(random.whole(1_500, 3_000))
      mood = 'takes'
      await sleep(random.whole(500, 1_500))
    }
    await settle(site)
    note(`The mail server dropped ${dropped} connections after it had accepted a message.`)
  },
}
