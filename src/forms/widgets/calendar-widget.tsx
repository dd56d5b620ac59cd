import { IconCalendar, IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { formatDate } from '../../format/date.ts'
import { FieldButton, FieldButtons } from '../../ui/fields/field-buttons.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { RevealButton } from './concealed-field.tsx'
import classes from './field.module.css'
import { entryProps, textOf, textsOf } from './field-props.ts'
import { likelyDay } from './likely-day.ts'
import { useConcealed } from './use-concealed.ts'

/** Keys that open the picker; every other key leaves the date alone. */
const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown'])

/** A day that is picked, never typed or pasted, and not later than today where days to come make no sense (AMB-126). Dates are `yyyy-MM-dd`. */
export function CalendarWidget(props: ControlWidgetProps) {
  const { id, label, value, options, onChange, onBlur, onFocus } = props
  const date = textOf(value)
  const [opened, setOpened] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const concealed = useConcealed(options.secret, date === '' ? '' : formatDate(date))
  const entry = entryProps(props)
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
    <Field {...textsOf(props)}>
      <div ref={root} className={classes.field}>
        <FieldButtons
          input={
            <input
              {...entry}
              ref={field}
              readOnly
              data-picked
              value={concealed.shown}
              placeholder="MM/DD/YYYY"
              autoComplete="off"
              onClick={() => !entry.disabled && setOpened(true)}
              onKeyDown={openByKey}
              onFocus={() => {
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
            <FieldButton label={`Clear ${label}`} onPress={() => pick('')}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </FieldButton>
          ) : null}
          <FieldButton
            label={`Pick a date: ${label}`}
            opens={opened}
            disabled={entry.disabled}
            onPress={() => setOpened(!opened)}
          >
            <IconCalendar size={22} stroke={1.75} aria-hidden />
          </FieldButton>
        </FieldButtons>
        {opened ? (
          <CalendarDialog
            label={label}
            date={date}
            today={options.today}
            likely={likelyDay(options.control, options.today)}
            anyDay={options.control.anyDay}
            within={root}
            onPick={pick}
            onClose={close}
          />
        ) : null}
      </div>
    </Field>
  )
}
