import { SectionCard } from '../../src/ui/section-card.tsx'
import classes from './foundations.module.css'

const steps = [
  { name: 'xs', pixels: 8, use: 'between an icon and its word' },
  { name: 'sm', pixels: 12, use: 'between buttons' },
  { name: 'md', pixels: 16, use: 'inside a callout' },
  { name: 'lg', pixels: 24, use: 'between fields' },
  { name: 'xl', pixels: 40, use: 'between parts of a page' },
]

const widths = [
  { name: '--width-panel', use: 'a panel of two or three fields, a dialog' },
  { name: '--width-form', use: 'a form, running text, and the confirmation it leads to' },
  { name: '--width-page', use: 'the rule under a page’s name, registers, pictures' },
]

export function SpaceSection() {
  return (
    <SectionCard
      title="Space and corners"
      note="Five steps. Corners are cut, not rounded: 3 px on what can be pressed, none on what cannot. Whatever a thumb should hit is at least 44 px high; lines of a register are 38 px on a desk. Three widths. Rules never follow each other: the one under a page’s name opens its first part too, and the last line of a list has none."
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
