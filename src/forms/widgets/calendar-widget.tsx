import { ActionIcon, FocusTrap, Popover, TextInput } from '@mantine/core'
import { DatePicker, type DayOfWeek } from '@mantine/dates'
import { IconCalendar, IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { ControlWidgetProps } from '@captive/form-engine/react'
import { formatDate } from '../../format/date.ts'
import classes from './calendar-widget.module.css'
import { fieldProps, textOf } from './field-props.tsx'
import { useConcealed } from './use-concealed.tsx'

/** Keys that open the picker; every other key leaves the date alone. */
const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown'])

/** Days off are not told by a hue here. */
const noWeekend: DayOfWeek[] = []

/** A day that is picked, never typed or pasted, and not later than today where days to come make no sense (AMB-126). Dates are `yyyy-MM-dd`. */
export function CalendarWidget(props: ControlWidgetProps) {
  const { id, label, value, options, onChange, onBlur, onFocus } = props
  const date = textOf(value)
  const [opened, setOpened] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const concealed = useConcealed(options.secret, date === '' ? '' : formatDate(date), label)
  const shared = fieldProps(props)

  const close = () => {
    setOpened(false)
    field.current?.focus()
  }
  const pick = (picked: string) => {
    onChange(picked)
    close()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key) || shared.disabled) return
    event.preventDefault()
    setOpened(true)
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      onDismiss={close}
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          {...shared}
          ref={field}
          readOnly
          pointer
          value={concealed.shown}
          placeholder="MM/DD/YYYY"
          autoComplete="off"
          onClick={() => !shared.disabled && setOpened(true)}
          onKeyDown={openByKey}
          onFocus={() => {
            concealed.onFocus()
            onFocus(id, date)
          }}
          onBlur={() => {
            concealed.onBlur()
            if (!opened) onBlur(id, date)
          }}
          rightSectionWidth="max-content"
          rightSectionPointerEvents="all"
          rightSectionProps={{ className: classes.buttons ?? '' }}
          rightSection={
            <>
              {concealed.reveal}
              {date !== '' && !shared.disabled ? (
                <ActionIcon color="gray" aria-label={`Clear ${label}`} onClick={() => pick('')}>
                  <IconX size={20} stroke={1.75} aria-hidden />
                </ActionIcon>
              ) : null}
              <ActionIcon
                aria-label={`Pick a date: ${label}`}
                aria-haspopup="dialog"
                aria-expanded={opened}
                disabled={shared.disabled}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={22} stroke={1.75} aria-hidden />
              </ActionIcon>
            </>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Pick a date: ${label}`} className={classes.dropdown ?? ''}>
        <FocusTrap active={opened}>
          <div>
            <DatePicker
              size="md"
              classNames={{ day: classes.day ?? '' }}
              value={date === '' ? null : date}
              defaultDate={date === '' ? options.today : date}
              {...(!options.control.anyDay && { maxDate: options.today })}
              firstDayOfWeek={0}
              weekendDays={noWeekend}
              hideOutsideDates
              getDayProps={(day) => (day === (date || options.today) ? { 'data-autofocus': true } : {})}
              ariaLabels={{
                previousMonth: 'Previous month',
                nextMonth: 'Next month',
                previousYear: 'Previous year',
                nextYear: 'Next year',
                previousDecade: 'Previous ten years',
                nextDecade: 'Next ten years',
              }}
              onChange={(picked) => pick(picked ?? '')}
            />
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  )
}
