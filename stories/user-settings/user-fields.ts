import { fireEvent, screen, userEvent, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

export const entered = {
  'First Name': 'Nora',
  'Last Name': 'Quill',
  Email: 'nora@ridge-freight.example',
  Phone: '800-555-1234 x5',
  'Address 1': '12 Prairie Road',
  City: 'Agana',
  'Zip Code': '96910-1234',
}

export const choices = ['State', 'Group', 'Role']
export const field = (canvas: Canvas, label: string) =>
  choices.includes(label)
    ? canvas.findByRole('combobox', { name: label })
    : canvas.findByLabelText(new RegExp(`^${label}`))
export const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit' })
export const type = async (canvas: Canvas, label: string, text: string) => {
  const input = await field(canvas, label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

export async function choose(canvas: Canvas, label: string, option: string) {
  const input = await field(canvas, label)
  if (input instanceof HTMLSelectElement) return await userEvent.selectOptions(input, option)
  await userEvent.type(input, option)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export async function fillIn(canvas: Canvas) {
  await field(canvas, 'First Name')
  // Typing eight fields letter by letter would exceed the timeout of a story.
  for (const [label, value] of Object.entries(entered)) {
    await fireEvent.change(canvas.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  }
  await choose(canvas, 'State', 'GU – Guam')
  await choose(canvas, 'Role', 'Employee')
}

export const optionsOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map(({ text }) => text).filter((text) => text !== 'Choose…')
