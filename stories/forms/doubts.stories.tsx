import { compileForm, defineForm } from '@captive/form-engine'
import { usPhones } from '@captive/form-engine/phones'
import { useFormAnswers, useFormState } from '@captive/form-engine/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { FormErrors } from '../../src/forms/form-errors.tsx'
import { PortalForm } from '../../src/forms/portal-form.tsx'
import { FormStory } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Doubts and pasted text' }
export default meta

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name', required: true },
    phone: { kind: 'phone', label: 'Mobile phone', required: true },
    ssn: { kind: 'textbox', label: 'SSN', mask: '3-2-4' },
    zip: { kind: 'textbox', label: 'ZIP code' },
    TimeOfLoss: { kind: 'textbox', label: 'Time of loss' },
    email: { kind: 'email', label: 'Email' },
    story: { kind: 'textarea', label: 'What happened?' },
  }),
  { phones: usPhones },
)
const doubtful = { name: 'Ana', phone: '(679) 555-0142', ssn: '000-12-3456', zip: 'K1A 0B1', TimeOfLoss: '25:99' }

const next = fn()

function Page() {
  const store = useFormAnswers(form, { name: 'Ana' })
  const { valid } = useFormState(store)
  return (
    <main>
      <FormErrors store={store} attempts={1} />
      <PortalForm store={store} />
      <button type="button" aria-disabled={!valid} onClick={() => store.focusFirstError() || next()}>
        Next
      </button>
    </main>
  )
}

export const EveryDoubt: StoryObj = {
  name: 'Every kind of doubt',
  render: () => <FormStory form={form} answers={doubtful} tried />,
  play: async ({ canvas }) => {
    for (const [label, words] of [
      ['Mobile phone', /may not be a US mobile number/],
      ['SSN', /No Social Security number has these digits/],
      ['ZIP code', /Canadian postal code/],
      ['Time of loss', /not a time such as 2:30 PM/],
    ] as const) {
      const field = canvas.getByRole('textbox', { name: label })
      await waitFor(() => expect(field).toHaveAccessibleDescription(words))
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const StopsNothing: StoryObj = {
  name: '[WIZ-012] Unknown area code: a doubt that blocks nothing',
  beforeEach: () => void next.mockClear(),
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.type(phone, '679-555-0142')
    await expect(phone).not.toHaveAccessibleDescription(/check it/)
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Please check it\. You can still continue\./))
    await expect(phone).not.toHaveAttribute('aria-invalid')
    const spoken = canvas.getAllByRole('status').map((region) => region.textContent)
    await expect(spoken).toContain('Mobile phone: This may not be a US mobile number. Please check it.')
    await expect(canvas.queryByRole('link', { name: /Mobile phone/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(next).toHaveBeenCalledOnce()
    await userEvent.clear(phone)
    await userEvent.type(phone, '313-555-0142')
    await userEvent.tab()
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription(/check it/))
  },
}

const pasted = [
  ['Mobile phone', 'tel:+1\u00a0(313)\u00a0555\u20110142\u200b', '+1 (313) 555-0142'],
  ['SSN', '\u202a123\u201345\u20136789\u202c', '123-45-6789'],
  ['ZIP code', '\uff16\uff10\uff14\uff13\uff11\u00a0', '60431'],
  ['Time of loss', '2:30\u202fPM', '2:30 PM'],
  ['Email', 'Dana Ruiz <dana@haulage.example>;', 'dana@haulage.example'],
  ['Name', '\ufeffJos\u00e9\u200b ', 'Jos\u00e9'],
  ['What happened?', 'one\r\ntwo\u00ad ', 'one\ntwo'],
] as const

export const Pasted: StoryObj = {
  name: '[ENG-012] Pasted extras are removed when the field is left',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    for (const [label, text, shown] of pasted) {
      const field = canvas.getByRole('textbox', { name: label })
      await userEvent.click(field)
      await userEvent.paste(text)
      await userEvent.tab()
      await userEvent.click(field) // a concealed field shows its text while it has focus
      await waitFor(() => expect(field).toHaveValue(shown))
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.paste('\u200b')
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleErrorMessage('Please fill in this field.'))
  },
}

export const PausedWhileTyping: StoryObj = {
  name: 'A typing pause keeps the trailing space',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Ana ')
    await new Promise((resolve) => setTimeout(resolve, 400)) // longer than the debounce
    await expect(name).toHaveValue('Ana ')
    await userEvent.type(name, 'Ruiz')
    await expect(name).toHaveValue('Ana Ruiz')
  },
}

const masked = compileForm(
  defineForm({
    cell: { kind: 'textbox', label: 'Cell', mask: '(###) ###-####' },
    abroad: { kind: 'textbox', label: 'With code', mask: '+1 (###) ###-####' },
  }),
)

export const PastedIntoMask: StoryObj = {
  name: '[ENG-016] A mask keeps all digits of a number with country code',
  render: () => <FormStory form={masked} />,
  play: async ({ canvas, userEvent }) => {
    for (const [label, shown] of [
      ['Cell', '(312) 555-0147'],
      ['With code', '+1 (312) 555-0147'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name: label })
      await userEvent.click(field)
      await userEvent.paste('+1 (312) 555-0147')
      await waitFor(() => expect(field).toHaveValue(shown))
    }
    const withCode = canvas.getByRole('textbox', { name: 'With code' })
    await userEvent.clear(withCode)
    await userEvent.type(withCode, '3125550147{End}')
    await waitFor(() => expect(withCode).toHaveValue('+1 (312) 555-0147'))
  },
}
