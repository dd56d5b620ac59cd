import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Metric, Metrics } from '../../src/ui/metrics.tsx'
import { daysToRenewal, incurred, openClaims } from '../foundations/sample-metrics.tsx'

const retry = fn()

function EveryKind() {
  return (
    <Metrics>
      <Metric {...openClaims} />
      <Metric {...incurred} />
      <Metric {...daysToRenewal} change={{ word: 'on time', sense: 'neither' }} />
      <Metric label="Fund balance" value={undefined} />
      <Metric label="Weather risk" value={undefined} onRetry={retry} />
    </Metrics>
  )
}

const meta: Meta = {
  title: 'UI/Metrics',
  render: () => <EveryKind />,
  beforeEach: () => {
    retry.mockClear()
  },
}
export default meta

export const EveryState: StoryObj = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Open claims: the last 8 quarters' })).toBeVisible()
    await expect(canvas.getByText('$1,214,380')).toBeVisible()
    await expect(canvas.getByText('Loading Fund balance')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again to load Weather risk' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const counts = [2, 3, 4, 5]
const widths = [320, 460, 640, 800, 960, 1072, 1200]

export const NoneAlone: StoryObj = {
  name: 'No single metric on the last line',
  globals: { viewport: { value: 'desk' } },
  render: () => (
    <>
      {counts.flatMap((count) =>
        widths.map((width) => (
          <div key={`${count} ${width}`} data-testid={`${count} in ${width}`} style={{ width, maxWidth: '100%' }}>
            <Metrics>
              {Array.from({ length: count }, (_, at) => (
                <Metric key={at} label={`Figure ${at + 1}`} value="$1,214,380.25" />
              ))}
            </Metrics>
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByTestId(/^\d in \d+$/)) {
      const tops = within(line)
        .getAllByRole('term')
        .map((term) => Math.round(term.getBoundingClientRect().top))
      const onLast = tops.filter((top) => top === tops.at(-1))
      await expect(onLast.length, line.dataset['testid']).toBeGreaterThan(1)
      for (const { scrollWidth, clientWidth, offsetHeight } of line.querySelectorAll<HTMLElement>('dt + dd')) {
        await expect(scrollWidth, line.dataset['testid']).toBeLessThanOrEqual(clientWidth)
        await expect(offsetHeight, line.dataset['testid']).toBeLessThan(50) // fits on one line
      }
    }
  },
}
