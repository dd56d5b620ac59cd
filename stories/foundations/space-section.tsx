import { SectionCard } from '../../src/ui/section-card.tsx'
import classes from './foundations.module.css'

const steps = [
  { name: 'xs', pixels: 8, use: 'between an icon and its word' },
  { name: 'sm', pixels: 12, use: 'between buttons' },
  { name: 'md', pixels: 16, use: 'inside a callout' },
  { name: 'lg', pixels: 24, use: 'between fields' },
  { name: 'xl', pixels: 40, use: 'between sections of a page' },
]

const widths = [
  { name: '--width-panel', use: 'a panel of two or three fields, a dialog' },
  { name: '--width-form', use: 'a form, running text, and the confirmation it leads to' },
  { name: '--width-page', use: 'the rule under a page’s name, registers, charts' },
]

export function SpaceSection() {
  return (
    <SectionCard
      title="Space and corners"
      note="There are five steps and three widths. Corners have a radius of 3 px on buttons and fields, and none elsewhere. Touch targets are at least 44 px high, and rows of a register 38 px on a desktop. Two rules never follow each other: the rule under a page’s title also starts the first section, and the last line of a list has none."
    >
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            <i style={{ width: step.pixels }} aria-hidden />
            <code>{step.name}</code>
            <span>{` ${step.pixels} px, ${step.use}`}</span>
          </li>
        ))}
      </ul>
      <ul className={classes.widths}>
        {widths.map(({ name, use }) => (
          <li key={name} style={{ width: `var(${name})` }}>
            <code>{name}</code>
            <span>{` ${use}`}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
