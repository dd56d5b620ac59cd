import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { ColorSection } from './color-section.tsx'
import { DataSection } from './data-section.tsx'
import { FormsSection } from './forms-section.tsx'
import classes from './foundations.module.css'
import { IdeaSection } from './idea-section.tsx'
import { MotionSection } from './motion-section.tsx'
import { SpaceSection } from './space-section.tsx'
import { StatesSection } from './states-section.tsx'
import { TablesSection } from './tables-section.tsx'
import { TrailSection } from './trail-section.tsx'
import { TypeSection } from './type-section.tsx'

/** The visual language of the portal and its reasons. */
const meta: Meta = { title: 'Foundations', parameters: { layout: 'fullscreen' } }
export default meta

export const Foundations: StoryObj = {
  parameters: { rough: { largeText: 'samples beside each other, for developers' } },
  render: () => (
    <main className={classes.page}>
      <IdeaSection />
      <ColorSection />
      <TypeSection />
      <SpaceSection />
      <StatesSection />
      <ButtonsSection />
      <FormsSection />
      <DataSection />
      <TablesSection />
      <TrailSection />
      <CardsSection />
      <MotionSection />
    </main>
  ),
}
