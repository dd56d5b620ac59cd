import { Text, Title } from '@mantine/core'
import { SectionCard } from '../../src/ui/section-card.tsx'
import classes from './foundations.module.css'

const sizes = [
  { size: 'xl', use: 'A single figure' },
  { size: 'lg', use: 'Buttons and phone numbers' },
  { size: 'md', use: 'Body and fields: 17 px' },
  { size: 'sm', use: 'Registers, help, labels of columns, notes: 15 px' },
  { size: 'xs', use: 'The footer, never anything to act on' },
] as const

export function TypeSection() {
  return (
    <SectionCard
      title="Type"
      note="We serve both typefaces ourselves. All figures have the same width, so columns of money line up. Labels are in sentence case (“Date of loss”), except those that the specification capitalizes."
    >
      <div className={classes.specimens}>
        <div>
          <p className={classes.serifSpecimen}>Source Serif 4</p>
          <p>
            For names, headings and single figures. Its shapes come from printed policies and ledgers, and its optical
            sizes keep a large heading fine and a small one sturdy.
          </p>
        </div>
        <div>
          <p className={classes.sansSpecimen}>Atkinson Hyperlegible Next</p>
          <p>
            For everything that is read, filled in or pressed. Drawn with the Braille Institute so that O, 1, l and I
            cannot be mixed up. Zeros are stroked in identifiers alone, where one is read aloud from a phone:{' '}
            <span className="identifier">AL-20400O</span>, but $20,400.00 on 04/20/2024.
          </p>
        </div>
      </div>
      <div className={classes.scale}>
        <Title order={2} className={classes.asH1 ?? ''}>
          Claims Reporting
        </Title>
        <Title order={3} fz="h2">
          Where did it happen?
        </Title>
        <Title order={3}>Other vehicle 2</Title>
        {sizes.map(({ size, use }) => (
          <Text key={size} size={size}>
            <span>{`${use} `}</span>
            <code>{size}</code>
          </Text>
        ))}
      </div>
    </SectionCard>
  )
}
