import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField } from '../../src/ui/search-field.tsx'

const meta: Meta<typeof SearchField> = {
  title: 'UI/Search field',
  component: SearchField,
  args: { label: 'Search documents', onText: fn() },
  render: function Kept({ onText, ...field }) {
    const [text, setText] = useState('')
    return (
      <SearchField
        {...field}
        value={text}
        onText={(next) => {
          setText(next)
          onText(next)
        }}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof SearchField>

export const Searched: Story = {
  name: 'Reports every letter',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search documents' })
    await userEvent.type(field, 'fund')
    await expect(args.onText).toHaveBeenLastCalledWith('fund')
    await expect(args.onText).toHaveBeenCalledTimes(4)
    await expect(field).toHaveValue('fund')
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
