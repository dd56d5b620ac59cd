import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactList } from '../../src/ui/fact-list.tsx'
import { sampleFacts } from '../foundations/sample-facts.ts'

const meta: Meta<typeof FactList> = {
  title: 'UI/Fact list',
  component: FactList,
  args: {
    facts: [
      ...sampleFacts,
      { term: 'Police report', value: '' },
      { term: 'Citation', value: null },
      {
        term: 'What happened',
        value:
          'The trailer swung out on the ramp to Interstate 80 and touched the guard rail. Nobody was hurt; the right rear lamp and some 12 feet of rail are damaged.',
      },
    ],
  },
}
export default meta
type Story = StoryObj<typeof FactList>

export const EmptyOnesAreLeftOut: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Claim number',
      'Driver',
      'Time of loss',
      'What happened',
    ])
    const isUnbroken = (text: string) => getComputedStyle(canvas.getByText(text)).whiteSpace === 'nowrap'
    await expect([isUnbroken('AL-204000'), isUnbroken('Ana Ruiz')]).toEqual([true, false])
  },
}
