import { userEvent, type within } from 'storybook/test'

export type Canvas = ReturnType<typeof within>

export const stepHeading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name })

export const next = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Next' }))

/** The value of the progress bar. */
export const percent = (canvas: Canvas) =>
  canvas.getByRole('progressbar', { name: /^Step/ }).getAttribute('aria-valuenow')

export async function chooseType(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name }))
  await next(canvas)
  await stepHeading(canvas, 'Personal Info')
}

/** Waits for the last step, where people check their answers. */
export async function checkAnswers(canvas: Canvas): Promise<void> {
  await stepHeading(canvas, 'Upload')
  await canvas.findByRole('heading', { level: 3, name: 'Check your answers' })
}

/** Returns to the last step after changing an answer. */
export async function returnToCheck(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to your answers' }))
  await checkAnswers(canvas)
}
