import { Button, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingState } from '../../src/ui/loading-state.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'

const meta: Meta<typeof SectionCard> = { title: 'UI/Section', component: SectionCard }
export default meta

export const BesideItsTitle: StoryObj = {
  render: () => (
    <>
      <SectionCard title="Who is reporting" note="We call this person if something is unclear.">
        <TextInput label="Name" maw={480} />
      </SectionCard>
      <SectionCard title="The driver">
        <TextInput label="Name" maw={480} />
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
