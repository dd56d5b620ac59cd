import { useFormState } from '@captive/form-engine/react'
import { Button } from '@mantine/core'
import type { LabSetup, MemberFormProps } from './lab-setup.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { summaryLines } from '../forms/summary-lines.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'
import classes from './definition-lab.module.css'
import { texts } from './texts.ts'

interface LiveFormProps extends Pick<LabSetup, 'MemberForm'>, MemberFormProps {
  onFill: () => void
}

/** The form as members see it. */
export function LiveForm({ store, formIn, MemberForm, onFill }: LiveFormProps) {
  const { visible, shownErrors, valid } = useFormState(store)
  return (
    <>
      <div className={classes.buttons}>
        <Button onClick={onFill}>{texts.form.fill}</Button>
        <Button onClick={() => store.reset()}>{texts.form.clear}</Button>
        <Button onClick={() => store.focusFirstError()}>{valid ? texts.form.complete : texts.form.showMissing}</Button>
      </div>
      <ErrorSummary errors={summaryLines(store, shownErrors)} />
      {visible.sections.length === 0 ? (
        <EmptyState title={texts.form.emptyTitle}>{texts.form.empty}</EmptyState>
      ) : (
        <MemberForm store={store} formIn={formIn} />
      )}
    </>
  )
}
