import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { KeyFigure, KeyFigures } from '../../src/ui/key-figures.tsx'
import { daysToRenewal, incurred, openClaims } from '../foundations/sample-key-figures.tsx'

const retry = fn()

function EveryKind() {
  return (
    <KeyFigures>
      <KeyFigure {...openClaims} />
      <KeyFigure {...incurred} />
      <KeyFigure {...daysToRenewal} moved={{ word: 'on time', sense: 'neither' }} />
      <KeyFigure label="Fund balance" value={undefined} />
      <KeyFigure label="Weather risk" value={undefined} onRetry={retry} />
    </KeyFigures>
  )
}

const meta: Meta = {
  title: 'UI/Key figures',
  render: () => <EveryKind />,
  beforeEach: () => {
    retry.mockClear()
  },
}
export default meta

export const EveryState: StoryObj = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Open claims: course over the last 8 quarters' })).toBeVisible()
    await expect(canvas.getByText('$1.2M')).toHaveAttribute('title', '$1,214,380')
    await expect(canvas.getByText('Loading Fund balance')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again to load Weather risk' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
