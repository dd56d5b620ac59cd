import { isContainer, type Form, type FormControl } from '@captive/form-engine'

/** Items of a repeating section. */
const mostRepeats = 50

/** Characters of one answer: of a text of several lines, as the contract takes it, and of any other. */
const longestText = 20_000
const longestLine = 500

/** How many answers something holds, and how many characters they have together. */
export interface Amount {
  answers: number
  characters: number
}

/** The most that a form holds when every question is answered at length. */
function capacityOf(form: Form): Amount {
  const questions = form.controls.filter((control) => !isContainer(control))
  const timesOf = ({ repeatedIn }: FormControl) => (repeatedIn === null ? 1 : mostRepeats)
  const longestOf = ({ kind }: FormControl) => (kind === 'textarea' ? longestText : longestLine)
  return {
    answers: questions.reduce((sum, control) => sum + timesOf(control), 0),
    characters: questions.reduce((sum, control) => sum + timesOf(control) * longestOf(control), 0),
  }
}

/**
 * What to say of answers that are more than their form can hold; undefined where they fit. Asked before anything is
 * worked out from them. Answers to questions of an older form count too: there may be as many again.
 */
export function excessOf(form: Form, { answers, characters }: Amount): string | undefined {
  const most = capacityOf(form)
  if (answers > 2 * most.answers)
    return `A report holds ${mostRepeats} vehicles at most. Remove some, and describe them in your own words.`
  if (characters > most.characters) return 'The answers are too long to be kept. Shorten the longest ones.'
  return undefined
}

/** The amount of answers as the form engine has them, whatever is in them. */
export function amountOf(value: unknown): Amount {
  if (typeof value === 'string') return { answers: 1, characters: value.length }
  if (typeof value !== 'object' || value === null) return { answers: 1, characters: 0 }
  const amount = { answers: 0, characters: 0 }
  for (const [name, item] of Object.entries(value)) {
    const { answers, characters } = amountOf(item)
    amount.answers += Math.max(1, answers)
    amount.characters += characters + name.length
  }
  return amount
}
