import { FocusTrap, Popover } from '@mantine/core'
import { DatePicker, type CalendarLevel, type DayOfWeek } from '@mantine/dates'
import { useClickOutside } from '@mantine/hooks'
import { useEffect, useState, type RefObject } from 'react'
import classes from './calendar-dialog.module.css'

/** Days off are not told by a hue here. */
const noWeekend: DayOfWeek[] = []

const autofocus = { 'data-autofocus': true }
const sharesStart = (one: string, other: string, length: number) => one.slice(0, length) === other.slice(0, length)

interface CalendarDialogProps {
  label: string
  /** What is picked, `yyyy-MM-dd`; blank for nothing. */
  date: string
  today: string
  /** Where to look first for a day that lies years back; its year is asked before its month. */
  likely: string | null
  /** Whether days to come can be picked. */
  anyDay: boolean
  /** The field it stands below, whose own buttons do not count as outside. */
  within: RefObject<HTMLElement | null>
  onPick: (date: string) => void
  onClose: () => void
}

/** The calendar of a field, made when it is opened: there may be dozens of dates in a form. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { label, date, today, likely, anyDay, within, onPick, onClose } = props
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const [level, setLevel] = useState<CalendarLevel>(date === '' && likely !== null ? 'decade' : 'month')
  const start = date || likely || today
  useEffect(() => {
    // What was pressed to get to this level is gone with its table.
    const table = dialog?.querySelector(`[data-${level}-level]`)
    const choices = [...(table?.querySelectorAll<HTMLElement>('td button:not(:disabled, [data-hidden])') ?? [])]
    const likeliest = choices.find((choice) => choice.dataset['autofocus'] !== undefined) ?? choices[0]
    likeliest?.focus()
  }, [dialog, level])
  useClickOutside(onClose, null, [within.current, dialog])
  return (
    <Popover
      opened
      onDismiss={onClose}
      closeOnClickOutside={false}
      hideDetached={false} // the browser may leave the anchor's section undrawn
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
        aria-label={`Pick a date: ${label}`}
        className={classes.dropdown ?? ''}
      >
        <FocusTrap active>
          <div>
            <DatePicker
              size="md"
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
                previousMonth: 'Previous month',
                nextMonth: 'Next month',
                previousYear: 'Previous year',
                nextYear: 'Next year',
                previousDecade: 'Previous ten years',
                nextDecade: 'Next ten years',
              }}
              onChange={(picked) => onPick(picked ?? '')}
            />
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  )
}
