// Runs in a worker thread: the dictionaries take 40 MB, and a long password some tenths of a second.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

/** Words that somebody guesses first at this portal. */
const ofThePortal = ['captive', 'member', 'portal', 'insurance', 'memberportal']

/** How many guesses a password withstands: the best of five grades begins at 10,000 million. */
const best = 4

/**
 * Whether somebody who knows dictionaries, keyboards and these names soon guesses a password (AMB-036). Takes time that
 * grows faster than the password, so give it a short one.
 */
export function isSoonGuessed({ password, names }: { password: string; names: readonly string[] }): boolean {
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  return judge.check(password, [...ofThePortal, ...words]).score < best
}
