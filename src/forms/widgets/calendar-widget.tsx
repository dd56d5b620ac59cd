import { IconCalendar, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { controlOptions, formStore } from '@captive/form-engine/react'
import type { WidgetProps } from '@rjsf/utils'
import { formatDate } from '../../format/date.ts'
import { FieldButton, FieldButtons } from '../../ui/fields/field-buttons.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RevealButton } from './concealed-field.tsx'
import classes from './field.module.css'
import { useEntryProps, isSecret, textOf, useFieldTexts } from './field-props.ts'
import { likelyDay } from './likely-day.ts'
import { useConcealed } from './use-concealed.ts'
import { useFormTexts } from '../form-texts.ts'

/** Starts loading the calendar when a date field gets the focus or the pointer. */
const load = () => import('./calendar-dialog.tsx')
const CalendarDialog = lazy(async () => ({ default: (await load()).CalendarDialog }))

/** Keys that open the calendar. */
const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown'])

/**
 * A date that is picked rather than typed, and not in the future unless that is allowed (AMB-126). Values are
 * yyyy-MM-dd.
 */
export function CalendarWidget(props: WidgetProps) {
  const { id, label, value, registry, onChange, onBlur, onFocus } = props
  const texts = useFormTexts()
  const { anyDay = false, labelCode = '' } = controlOptions(props)
  const today = formStore(registry).form.today()
  const date = textOf(value)
  const [opened, setOpened] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const concealed = useConcealed(isSecret(props), date === '' ? '' : formatDate(date))
  const entry = useEntryProps(props)
  const clearable = date !== '' && !entry.disabled

  const close = () => {
    setOpened(false)
    field.current?.focus()
  }
  const pick = (picked: string) => {
    onChange(picked)
    close()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key) || entry.disabled) return
    event.preventDefault()
    setOpened(true)
  }

  return (
    <Field {...useFieldTexts(props)}>
      <div ref={root} className={classes.field} onPointerEnter={() => void load()}>
        <FieldButtons
          input={
            <input
              {...entry}
              ref={field}
              readOnly
              data-picked
              value={concealed.shown}
              placeholder={texts.fields.datePlaceholder}
              autoComplete="off"
              onClick={() => !entry.disabled && setOpened(true)}
              onKeyDown={openByKey}
              onFocus={() => {
                void load()
                concealed.onFocus()
                onFocus(id, date)
              }}
              onBlur={() => {
                concealed.onBlur()
                if (!opened) onBlur(id, date)
              }}
            />
          }
        >
          <RevealButton label={label} concealed={concealed} />
          {clearable ? (
            <FieldButton label={texts.fields.clearField(label)} onPress={() => pick('')}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </FieldButton>
          ) : null}
          <FieldButton
            label={texts.fields.pickDate(label)}
            opens={opened}
            disabled={entry.disabled}
            onPress={() => setOpened(!opened)}
          >
            <IconCalendar size={22} stroke={1.75} aria-hidden />
          </FieldButton>
        </FieldButtons>
        {opened ? (
          <Suspense fallback={null}>
            <CalendarDialog
              label={label}
              date={date}
              today={today}
              likely={likelyDay({ label, labelCode }, today)}
              anyDay={anyDay}
              within={root}
              onPick={pick}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </div>
    </Field>
  )
}
