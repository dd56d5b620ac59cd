import { FocusTrap, Popover } from '@mantine/core'
import { DatePicker, type CalendarLevel, type DayOfWeek } from '@mantine/dates'
import { useClickOutside } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'
import classes from './calendar-dialog.module.css'
import { useFormTexts } from '../form-texts.ts'

/** Weekends have no special color. */
const noWeekend: DayOfWeek[] = []

const autofocus = { 'data-autofocus': true }
const sharesStart = (one: string, other: string, length: number) => one.slice(0, length) === other.slice(0, length)

interface CalendarDialogProps {
  label: string
  /** The selected date, yyyy-MM-dd; blank for none. */
  date: string
  today: string
  /** A likely date, for dates many years ago. The calendar then starts with the year. */
  likely: string | null
  /** Whether future dates are allowed. */
  anyDay: boolean
  /** The field of the calendar. A click on its buttons does not count as outside of the calendar. */
  within: RefObject<HTMLElement | null>
  onPick: (date: string) => void
  onClose: () => void
}

/** The calendar of a field, rendered only while open, because a form may have dozens of dates. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { label, date, today, likely, anyDay, within, onPick, onClose } = props
  const texts = useFormTexts()
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const [level, setLevel] = useState<CalendarLevel>(date === '' && likely !== null ? 'decade' : 'month')
  const start = date || likely || today
  useEffect(() => {
    // The focused button was removed with the table of the previous level.
    const table = dialog?.querySelector(`[data-${level}-level]`)
    const choices = [...(table?.querySelectorAll<HTMLElement>('td button:not(:disabled, [data-hidden])') ?? [])]
    const likeliest = choices.find((choice) => choice.dataset['autofocus'] !== undefined) ?? choices[0]
    // The dialog is at the top of the page until it is positioned, and the browser would scroll there.
    likeliest?.focus({ preventScroll: true })
  }, [dialog, level])
  useClickOutside(onClose, null, [within.current, dialog])
  return (
    <Popover
      opened
      onDismiss={onClose}
      closeOnClickOutside={false}
      hideDetached={false} // the browser may skip rendering the anchor's section
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={setDialog}
        role="dialog"
        lang={texts.language}
        aria-label={texts.fields.pickDate(label)}
        className={classes.dropdown ?? ''}
      >
        <FocusTrap active>
          <div>
            <DatePicker
              size="md"
              locale={texts.language}
              classNames={{ day: classes.day ?? '' }}
              value={date === '' ? null : date}
              defaultDate={start}
              level={level}
              onLevelChange={setLevel}
              {...(!anyDay && { maxDate: today })}
              firstDayOfWeek={0}
              weekendDays={noWeekend}
              hideOutsideDates
              getYearControlProps={(year) => (sharesStart(year, start, 4) ? autofocus : {})}
              getMonthControlProps={(month) => (sharesStart(month, start, 7) ? autofocus : {})}
              getDayProps={(day) => (day === start ? autofocus : {})}
              ariaLabels={{
                previousMonth: texts.fields.previousMonth,
                nextMonth: texts.fields.nextMonth,
                previousYear: texts.fields.previousYear,
                nextYear: texts.fields.nextYear,
                previousDecade: texts.fields.previousDecade,
                nextDecade: texts.fields.nextDecade,
              }}
              onChange={(picked) => onPick(picked ?? '')}
            />
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  )
}
