// Runs in a worker thread, because the dictionaries need 40 MB and a long password takes tenths of a second.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

/** Words that an attacker would try first for this portal. */
const portalWords = ['captive', 'member', 'portal', 'insurance', 'memberportal']

/** The highest of zxcvbn's five scores: a password that withstands 10^10 guesses. */
const highestScore = 4

/**
 * Whether a password is easy to guess with dictionaries, keyboard patterns and the given names (AMB-036). The run time
 * grows faster than the length of the password, so pass a short one.
 */
export function isGuessable({ password, names }: { password: string; names: readonly string[] }): boolean {
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  return zxcvbn.check(password, [...portalWords, ...words]).score < highestScore
}
