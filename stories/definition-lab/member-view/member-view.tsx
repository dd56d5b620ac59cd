import { claimTypeRules } from '@captive/api-client/contract'
import { CLAIM_BLOCKS, claimTypes } from '@captive/form-engine/claim'
import { servedRows } from '@captive/form-engine/files'
import { useFormState } from '@captive/form-engine/react'
import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import type { LabViewProps } from '../../../src/definition-lab/lab-setup.ts'
import { EmptyState } from '../../../src/ui/empty-state.tsx'
import { SelectField } from '../../../src/ui/fields/select-field.tsx'
import { claimTypeOfRoots } from '../claim-type-of-roots.ts'
import { texts } from '../texts.ts'
import { nameOfFrame, type Step } from './member-preview.ts'
import classes from './member-view.module.css'

const words = texts.member

/** Widths in CSS pixels. The printed width is that of a letter page without its margins. */
const widths = { phone: 360, tablet: 768, desk: 1280, print: 720 }
type Screen = keyof typeof widths
type Scheme = keyof typeof words.schemes

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] })) // keys of a constant

/** The portal's claim report with the tables of the Lab: at any step, on any screen, or printed. */
export function MemberView({ store, definitions, settings }: LabViewProps) {
  const [claimType, setClaimType] = useState(() => claimTypeOfRoots(settings.roots))
  const [step, setStep] = useState<Step>(3)
  const [screen, setScreen] = useState<Screen>('phone')
  const [scheme, setScheme] = useState<Scheme>('light')
  const { answers } = useFormState(store)
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width } = useElementSize()
  const name = useMemo(
    () =>
      nameOfFrame({
        tables: servedRows(definitions),
        answers: store.form.project(answers),
        ...{ claimType, step, isPrinted: screen === 'print' },
      }),
    [definitions, store, answers, claimType, step, screen],
  )
  if (!definitions.controls.some(({ RecId }) => RecId === CLAIM_BLOCKS.lossInfo))
    return <EmptyState title={words.noClaimTitle}>{words.noClaim}</EmptyState>
  const scale = Math.min(1, width / widths[screen])
  const address = `iframe.html?id=definition-lab-member-page--report&viewMode=story&globals=scheme:${scheme}`
  return (
    <>
      <p>{words.help}</p>
      <div className={classes.choices}>
        <SelectField
          label={words.claimType}
          value={claimType}
          options={claimTypes.map((value) => ({ value, label: claimTypeRules[value].label }))}
          onChange={setClaimType}
        />
        <SelectField
          label={words.step}
          value={step}
          options={words.steps.map((label, index) => ({ value: (index + 1) as Step, label }))}
          onChange={setStep}
        />
        <SelectField label={words.screen} value={screen} options={optionsOf(words.screens)} onChange={setScreen} />
        <SelectField label={words.scheme} value={scheme} options={optionsOf(words.schemes)} onChange={setScheme} />
        <Button
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {words.print}
        </Button>
      </div>
      <div ref={ref} className={classes.stage} style={{ height: `${50 * scale}rem` }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook */}
        <iframe
          // A new frame for each name, because the page reads the name when it starts.
          key={`${name} ${address}`}
          ref={frame}
          name={name}
          src={address}
          title={words.frame}
          className={classes.frame}
          style={{ width: widths[screen], transform: `scale(${scale})` }}
        />
      </div>
    </>
  )
}
