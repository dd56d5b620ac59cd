import { userEvent, type within } from 'storybook/test'

export const refused = (status: number, ErrorMessage: string) =>
  Response.json({ Error: { ErrorStatus: status, ErrorMessage } }, { status })
export const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
export const longPassword = 'lantern river oak'

export const neverAnswered = () => new Promise(() => undefined)

/** Types a new password into both fields. */
export async function choose(canvas: ReturnType<typeof within>, password: string, confirm = password) {
  await userEvent.type(await canvas.findByLabelText(/^New password/), password)
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), confirm)
}
