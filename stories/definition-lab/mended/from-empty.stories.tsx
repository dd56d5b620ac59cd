import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { exampleWithMistakes } from '../start/example-with-mistakes.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { pasteRows } from './mend.ts'

const meta: Meta = { title: 'Definition Lab/From empty tables', parameters: { layout: 'fullscreen' } }
export default meta

/** Four sections with nine questions each. The first question of a section is yes or no, and the others wait for a yes. */
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

export const FortyControls: StoryObj = {
  name: 'a form of 40 controls is built from empty tables',
  render: () => <StorybookLab initial={exampleWithMistakes} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await pasteRows(questions.join('\n'), canvas, userEvent)
    await canvas.findByRole('tab', { name: 'Controls (40)' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (0)' }))
    await pasteRows(options.join('\n'), canvas, userEvent)
    await userEvent.click(canvas.getByRole('tab', { name: 'Dependencies (0)' }))
    await pasteRows(conditions.join('\n'), canvas, userEvent)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Diagnostics (0)' }))
    await expect(canvas.queryByRole('textbox', { name: 'Place detail 5' })).toBeNull()
    const place = canvas.getByRole('radiogroup', { name: /^Do you know the place/ })
    await userEvent.click(place.querySelector('input')!)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Place detail 5' })).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: 'Driver detail 5' })).toBeNull()
  },
}
