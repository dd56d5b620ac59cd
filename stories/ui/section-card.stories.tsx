import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../src/ui/fields/text-field.tsx'
import { LoadingState } from '../../src/ui/loading-state.tsx'
import { Metrics } from '../../src/ui/metrics.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'

const meta: Meta<typeof SectionCard> = { title: 'UI/Section', component: SectionCard }
export default meta

export const BesideItsTitle: StoryObj = {
  render: () => (
    <>
      <SectionCard title="Who is reporting" note="We call this person if something is unclear.">
        <TextField label="Name" value="" onChange={fn()} />
      </SectionCard>
      <SectionCard title="The driver">
        <TextField label="Name" value="" onChange={fn()} />
      </SectionCard>
    </>
  ),
}

export const Wide: StoryObj = {
  render: () => (
    <SectionCard wide title="Documents" note="Newest first." actions={<Button>Upload</Button>}>
      <LoadingState label="Loading documents" shape="rows" />
    </SectionCard>
  ),
}

export const OneRuleInARow: StoryObj = {
  name: 'No rule above the first section',
  render: () => (
    <>
      <PageHeader title="Claim AL-204000" />
      <SectionCard title="What it costs">$12,400</SectionCard>
      <SectionCard title="Facts of loss">A supply line broke.</SectionCard>
    </>
  ),
  play: async ({ canvas }) => {
    const ruleOf = (name: string) => getComputedStyle(canvas.getByRole('region', { name })).borderTopStyle
    await expect(ruleOf('What it costs')).toBe('none')
    await expect(ruleOf('Facts of loss')).toBe('solid')
  },
}

export const OneRuleWithoutFigures: StoryObj = {
  name: 'No rule after empty metrics',
  render: () => (
    <>
      <PageHeader title="Telematics Exchange" />
      <Metrics>{null}</Metrics>
      <SectionCard title="Total Speed Ranking">No Data Found for: Ridge Freight Lines</SectionCard>
      <Metrics>{null}</Metrics>
      <SectionCard title="Driver Scorecards">No Documents Found.</SectionCard>
    </>
  ),
  play: async ({ canvas }) => {
    const styleOf = (name: string) => getComputedStyle(canvas.getByRole('region', { name }))
    await expect(styleOf('Total Speed Ranking').borderTopStyle).toBe('none')
    await expect(styleOf('Total Speed Ranking').marginTop).toBe('0px')
    await expect(styleOf('Driver Scorecards').borderTopStyle).toBe('solid')
    await expect(styleOf('Driver Scorecards').marginTop).toBe('40px')
  },
}
