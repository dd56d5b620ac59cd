import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { KeyFigure, KeyFigures } from '../../src/ui/key-figures.tsx'

const retry = fn()

function EveryKind() {
  return (
    <KeyFigures>
      <KeyFigure
        label="Open claims"
        value="37"
        moved={{ word: 'up 3', sense: 'loss' }}
        asOf="as of 09/30/2024"
        course={[31, 29, 33, 36, 35, 32, 34, 37]}
        link={<a href="#claims">Claims</a>}
      />
      <KeyFigure
        label="Incurred"
        value="$1.2M"
        full="$1,214,380"
        moved={{ word: 'down 4%', sense: 'gain' }}
        asOf="as of 09/30/2024"
        course={[1.31, 1.35, 1.3, 1.28, 1.29, 1.26, 1.26, 1.21]}
        link={<a href="#incurred">Incurred by policy year</a>}
      />
      <KeyFigure label="Days to renewal" value="62" asOf="01/01/2025" moved={{ word: 'on time', sense: 'neither' }} />
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
