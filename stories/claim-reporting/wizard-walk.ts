import { userEvent, type within } from 'storybook/test'

export type Canvas = ReturnType<typeof within>

export const stepHeading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name })

export const next = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Next' }))

/** How far the report is, as its bar says it. */
export const percent = (canvas: Canvas) =>
  canvas.getByRole('progressbar', { name: /^Step/ }).getAttribute('aria-valuenow')

export async function chooseType(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name }))
  await next(canvas)
  await stepHeading(canvas, 'Personal Info')
}

/** The last step, with the answers to be checked below the files. */
export async function checkAnswers(canvas: Canvas): Promise<void> {
  await stepHeading(canvas, 'Upload')
  await canvas.findByRole('heading', { level: 3, name: 'Check your answers' })
}

/** From an answer that was changed back to where it is checked. */
export async function backToCheck(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to your answers' }))
  await checkAnswers(canvas)
}
