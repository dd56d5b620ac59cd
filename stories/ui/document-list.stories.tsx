import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { DocumentList } from '../../src/ui/document-list.tsx'
import { sampleDocuments } from '../foundations/sample-documents.ts'

const meta: Meta<typeof DocumentList> = {
  title: 'UI/Document list',
  component: DocumentList,
  args: {
    groups: sampleDocuments,
    emptyText: 'No Documents Found.',
    searchLabel: 'Search documents',
    onDelete: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DocumentList>

export const NewestYearOpen: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('New since your last visit')).toBeVisible()
    await expect(canvas.getByText('Minutes of the meeting in Charleston')).not.toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search documents' }), 'charleston')
    await expect(canvas.getByText('Minutes of the meeting in Charleston')).toBeVisible()
    await expect(canvas.queryByText('Statement of the A fund')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Minutes of the meeting in Charleston' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this document?' })
    await expect(dialog).toHaveAccessibleDescription(/Minutes of the meeting in Charleston/)
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith(sampleDocuments[1]?.documents[0])
  },
}

export const Warnings: Story = {
  args: {
    groups: [
      {
        title: null,
        documents: sampleDocuments.flatMap(({ documents }) =>
          documents.slice(0, 1).map((document) => ({
            ...document,
            warning: 'This file is waiting for the virus check. You can open it after that.',
          })),
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const [warning] = canvas.getAllByText('This file is waiting for the virus check. You can open it after that.')
    await expect(warning).toBeVisible()
  },
}

export const ToBeReadOnly: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: ({ onDelete: _, searchLabel: __, ...list }) => <DocumentList {...list} />,
}
export const Empty: Story = { args: { groups: [] } }

export const NobodyDeletes: Story = {
  name: '[PRM-004] [PRM-031] Disabled Delete without permission',
  args: { mayDelete: false },
  render: (list) => (
    <main>
      <DocumentList {...list} />
    </main>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [button, ...others] = canvas.getAllByRole('button', { name: /^Delete/ })
    await expect(others).toEqual([])
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button as HTMLElement)
    await screen.findByText('You do not have permission to access to this element.')
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
