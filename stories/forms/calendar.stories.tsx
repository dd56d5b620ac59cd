import { compileForm, defineForm } from '@captive/form-engine'
import { CLAIM_SETTINGS } from '@captive/form-engine/claim'
import type { Meta, StoryObj } from '@storybook/react-vite'
import dayjs from 'dayjs'
import { expect, screen, waitFor, within } from 'storybook/test'
import { FormStory, formOf } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Calendar' }
export default meta

const form = formOf({
  lossDate: { kind: 'calendar', label: 'Date of loss', required: true, help: 'The day it happened.' },
  birthDate: { kind: 'calendar', label: 'Date of birth', confidential: true },
})

export const Empty: StoryObj = { render: () => <FormStory form={form} /> }
export const Filled: StoryObj = {
  render: () => <FormStory form={form} answers={{ lossDate: '2024-02-29', birthDate: '1984-03-09' }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date of loss' })).toHaveValue('02/29/2024')
    const birth = canvas.getByRole('textbox', { name: 'Date of birth' })
    await expect(birth).toHaveValue('••••••••')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Date of birth' }))
    await expect(birth).toHaveValue('03/09/1984')
  },
}
export const Wrong: StoryObj = {
  name: '[ENG-026] refuses a future date from any source',
  render: () => <FormStory form={form} answers={{ lossDate: '2999-12-31' }} tried />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Date of loss' })).toBeInvalid())
  },
}
export const Disabled: StoryObj = {
  render: () => <FormStory form={form} answers={{ lossDate: '2024-02-29' }} disabled />,
}

export const NotTyped: StoryObj = {
  name: '[ENG-027] a calendar allows neither typing nor pasting',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of loss' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('01/02/2024')
    await userEvent.paste('01/02/2024')
    await expect(field).toHaveValue('')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const PickedByKeyboard: StoryObj = {
  name: '[ENG-026] [ENG-027] picks by keyboard up to today, and clears the date',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const today = dayjs()
    const field = canvas.getByRole('textbox', { name: 'Date of loss' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const dialog = await screen.findByRole('dialog', { name: 'Pick a date: Date of loss' })
    const day = within(dialog).getByRole('button', { name: today.format('D MMMM YYYY') })
    await waitFor(() => expect(day).toHaveFocus())
    await expect(within(dialog).getByRole('button', { name: 'Next month' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue(today.format('MM/DD/YYYY')))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Date of loss' }))
    await expect(field).toHaveValue('')
  },
}

export const Opened: StoryObj = {
  render: () => <FormStory form={form} answers={{ lossDate: '2024-02-29' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a date: Date of loss' }))
    await screen.findByRole('dialog', { name: 'Pick a date: Date of loss' })
  },
}

export const EscapeKeepsDate: StoryObj = {
  name: '[ENG-027] Escape keeps the date',
  render: () => <FormStory form={form} answers={{ lossDate: '2024-02-29' }} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of loss' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('02/29/2024')
  },
}

export const YearsFirst: StoryObj = {
  name: '[ENG-027] picks a date of birth in four clicks',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' })
    await userEvent.click(field)
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a date: Date of birth' }))
    const year = dayjs().year() - 40
    await waitFor(() => expect(dialog.getByRole('button', { name: String(year) })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Mar' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: `1 March ${year}` })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: `9 March ${year}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show Date of birth' }))
    await expect(field).toHaveValue(`03/09/${year}`)
  },
}

export const FocusRing: StoryObj = {
  name: 'the focused year and day have a focus ring',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const ring = () => getComputedStyle(document.activeElement!).outlineStyle
    canvas.getByRole('textbox', { name: 'Date of birth' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a date: Date of birth' }))
    const year = dialog.getByRole('button', { name: String(dayjs().year() - 40) })
    await waitFor(() => expect(year).toHaveFocus())
    await expect(ring()).toBe('solid')
    await userEvent.keyboard('{Enter}{Enter}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`2 January ${dayjs().year() - 40}`))
    await expect(ring()).toBe('solid')
  },
}

export const FarDownThePage: StoryObj = {
  name: '[ENG-027] opens below its field without scrolling the page',
  render: () => (
    <div style={{ paddingBlock: '300vh' }}>
      <FormStory form={form} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Date of loss', 'Date of birth']) {
      const field = canvas.getByRole('textbox', { name: label })
      field.scrollIntoView({ block: 'start' })
      const top = () => Math.round(field.getBoundingClientRect().top)
      const before = top()
      await userEvent.click(field)
      const dialog = await screen.findByRole('dialog', { name: `Pick a date: ${label}` })
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      await expect(top()).toBe(before)
      await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThan(before))
      await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

const injury = compileForm(
  defineForm({
    DateOfLoss: { kind: 'calendar', label: 'Date of loss' },
    known: { kind: 'calendar', label: 'Date Employer Had Knowledge Of Injury' },
  }),
  CLAIM_SETTINGS,
)

export const Contradiction: StoryObj = {
  name: '[WIZ-030] clears a contradicting knowledge date and shows an alert',
  render: () => <FormStory form={injury} answers={{ DateOfLoss: dayjs().format('YYYY-MM-DD') }} />,
  play: async ({ canvas, userEvent }) => {
    const known = canvas.getByRole('textbox', { name: 'Date Employer Had Knowledge Of Injury' })
    await userEvent.click(known)
    const picker = await screen.findByRole('dialog')
    await userEvent.click(within(picker).getByRole('button', { name: 'Previous month' }))
    await userEvent.click(within(picker).getByRole('button', { name: /^15 / }))
    const alert = await screen.findByRole('alertdialog')
    await expect(alert).toHaveAccessibleDescription(
      'Date of Loss can not be later than Date Employer Had Knowledge Of Injury',
    )
    await expect(known).toHaveValue('')
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(known).toHaveFocus())
  },
}
