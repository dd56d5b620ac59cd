/**
 * Four sections with nine questions each. The first question of a section is yes or no, and the others require a yes.
 */
const questions = ['Driver', 'Vehicle', 'Place', 'Witness'].flatMap((section, at) => {
  const id = (at + 1) * 10
  const first = `${id + 1}\t${id}\tradio\tstring\tDo you know the ${section.toLowerCase()}?\t${section}Known\t1\t1\t10\t0\t`
  const others = Array.from({ length: 8 }, (_, index) => {
    const number = index + 2
    return `${id + number}\t${id}\ttextbox\tstring\t${section} detail ${number}\t${section}${number}\t0\t1\t${number * 10}\t0\t`
  })
  return [`${id}\t\tsection\tstring\t${section}\t${section}\t0\t1\t${id}\t0\t`, first, ...others]
})
const firstIds = [11, 21, 31, 41]
const options = firstIds.flatMap((id) => [`${id}\tyes\tYes\t10\t1`, `${id}\tno\tNo\t20\t1`])
const conditions = firstIds.flatMap((id) => Array.from({ length: 8 }, (_, at) => `${id + at + 1}\t${id}\tyes\t1`))

/** The rows of a form with 40 controls, as a spreadsheet copies them. */
export const fortyControls = {
  controls: questions.join('\n'),
  displayValues: options.join('\n'),
  dependencies: conditions.join('\n'),
}
