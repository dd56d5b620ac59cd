import type { Definitions, FormSettings } from '@captive/form-engine'
import { writeWorkbook } from '@captive/form-engine/files'
import { planSheets, planTests, type PlannedTest, type TestPlan } from '@captive/form-engine/plan'
import type { FormStore } from '@captive/form-engine/store'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import classes from '../definition-lab.module.css'
import { texts } from '../texts.ts'
import { ReachList } from './reach-list.tsx'

interface PlanViewProps {
  store: FormStore
  definitions: Definitions
  settings: FormSettings
}

/** A test plan for the form, and the smallest set of answers that shows each control. */
export function PlanView({ store, definitions, settings }: PlanViewProps) {
  const { form } = store
  const plan = useMemo(() => planTests(definitions, settings), [definitions, settings])
  return (
    <>
      <h2 className={classes.heading}>{texts.plan.tests}</h2>
      <p className={classes.text}>{texts.plan.summary(plan.tests.length, plan.atLeast)}</p>
      <div className={classes.buttons}>
        <Button leftSection={<IconDownload size={20} aria-hidden />} onClick={() => void saveWorkbook(plan)}>
          {texts.plan.workbook}
        </Button>
        <Button leftSection={<IconDownload size={20} aria-hidden />} onClick={() => saveJson(plan)}>
          {texts.plan.json}
        </Button>
      </div>
      <ul className={classes.rows} aria-label={texts.plan.tests}>
        {plan.tests.map((test) => (
          <li key={test.number} className={classes.row}>
            <Test test={test} onFill={() => store.reset(test.answers)} />
          </li>
        ))}
      </ul>
      {plan.uncovered.length === 0 ? null : (
        <p className={classes.quiet}>
          {texts.plan.uncovered(
            plan.uncovered.map((id) => {
              const [key = '', check] = id.split(' ')
              return texts.plan.goal(form.control(key)?.label || key, check)
            }),
          )}
        </p>
      )}
      <h2 className={classes.heading}>{texts.plan.reach}</h2>
      <ReachList form={form} definitions={definitions} settings={settings} />
    </>
  )
}

function Test({ test, onFill }: { test: PlannedTest; onFill: () => void }) {
  const { number, entries, shows, errors } = test
  return (
    <details>
      <summary className={classes.more}>{texts.plan.test(number, entries.length, shows.length, errors.length)}</summary>
      <Button onClick={onFill}>{texts.plan.fill(number)}</Button>
      <ul className={classes.chain}>
        {entries.map(({ key, label, shown }) => (
          <li key={key}>{texts.plan.answer(label, shown)}</li>
        ))}
      </ul>
      {errors.length === 0 ? null : (
        <>
          <p className={classes.text}>{texts.plan.errors}</p>
          <ul className={classes.chain}>
            {errors.map(({ key, code, label, message }) => (
              <li key={`${key} ${code}`}>{texts.plan.error(label, message)}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

async function saveWorkbook(plan: TestPlan): Promise<void> {
  saveFile(new Blob([new Uint8Array(await writeWorkbook(planSheets(plan)))]), texts.plan.file('xlsx'))
}

function saveJson(plan: TestPlan): void {
  saveFile(new Blob([JSON.stringify(plan, null, 2)]), texts.plan.file('json'))
}
