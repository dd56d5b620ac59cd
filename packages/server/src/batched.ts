import { setImmediate } from 'node:timers/promises'

/** Turns of the event loop that a round waits for at most while questions keep coming. */
const mostTurns = 20

/**
 * Asks in rounds: a question that comes while a round is under way waits for the next one, which takes all that wait.
 * `ask` gives the answers in the order of the questions; what it throws reaches those of its round alone.
 */
export function batched<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let underWay: Promise<unknown> | undefined
  let next: { questions: Question[]; answers: Promise<readonly Answer[]> } | undefined

  const planRound = () => {
    const questions: Question[] = []
    const askAll = async (earlier: Promise<unknown> | undefined) => {
      await earlier
      for (let turn = 0, known = 0; turn < mostTurns && known < questions.length; turn++) {
        known = questions.length
        await setImmediate()
      }
      next = undefined
      return ask(questions)
    }
    const answers = askAll(underWay)
    underWay = answers.catch(() => undefined)
    return { questions, answers }
  }
  return (question) => {
    const round = (next ??= planRound())
    const place = round.questions.push(question) - 1
    return round.answers.then((answers) => answers[place] as Answer)
  }
}
