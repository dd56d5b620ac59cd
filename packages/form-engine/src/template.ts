import type { Answers } from './answers.ts'
import { isCalendarDate } from './checks/date.ts'
import { textOfAnswer } from './conditions.ts'
import { nameOf } from './explain.ts'
import type { Form, FormControl, VisibleSection } from './form.ts'
import { maskValue } from './mask.ts'
import { answerOf, isRecord, itemsOf } from './answers.ts'

/** One section of a report: what was asked and what was answered. */
export interface TemplateSection {
  readonly title: string
  readonly rows: readonly TemplateRow[]
}

export interface TemplateRow {
  readonly label: string
  readonly value: string
}

/**
 * The visible answers by section, in visual order: labels instead of codes, days as MM/dd/yyyy, confidential values
 * masked (AMB-145). Blank answers, and sections without answers, are left out.
 */
export function templateSections(form: Form, answers: Answers): TemplateSection[] {
  return form.visible(answers).sections.flatMap((section) => {
    const title = section.container?.label ?? ''
    if (!section.items) return filled([{ title, rows: rowsOf(section, answers) }])
    const items = itemsOf(answers, section.container?.key ?? '')
    return filled(
      section.items.flatMap((item) => itemSections(title, item.index, item.sections, items[item.index] ?? {})),
    )
  })
}

function itemSections(
  title: string,
  index: number,
  sections: readonly VisibleSection[],
  item: Answers,
): TemplateSection[] {
  return sections.map((section) => {
    const inner = section.container?.repeating ? '' : section.container?.label
    return { title: [`${title} ${index + 1}`.trim(), inner].filter(Boolean).join(': '), rows: rowsOf(section, item) }
  })
}

function filled(sections: readonly TemplateSection[]): TemplateSection[] {
  return sections.filter((section) => section.rows.length > 0)
}

function rowsOf(section: VisibleSection, answers: Answers): TemplateRow[] {
  return section.controls.flatMap((control) => {
    const value = shownValue(control, answerOf(answers, control.key))
    return value === null ? [] : [{ label: nameOf(control), value }]
  })
}

function shownValue(control: FormControl, answer: unknown): string | null {
  if (Array.isArray(answer)) {
    const names = answer.filter(isRecord).map((file) => String(file['name']))
    return names.length > 0 ? maskValue(control, names.join(', ')) : null
  }
  const text = textOfAnswer(control, answer)
  if (text === null) return null
  if (control.kind === 'checkbox') return maskValue(control, 'Yes')
  if (control.check === 'date' && isCalendarDate(text)) return maskValue(control, usDay(text))
  return maskValue(control, control.options.find((option) => option.value === text)?.label ?? text)
}

function usDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** The sections as escaped HTML tables that a mail program can show. */
export function templateHtml(title: string, sections: readonly TemplateSection[]): string {
  const tables = sections.map((section) => {
    const heading = section.title && `<h2>${escapeHtml(section.title)}</h2>`
    return `${heading}<table>${section.rows.map(htmlRow).join('')}</table>`
  })
  return `<h1>${escapeHtml(title)}</h1>${tables.join('')}`
}

function htmlRow({ label, value }: TemplateRow): string {
  const lines = escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>')
  return `<tr><th scope="row" align="left">${escapeHtml(label)}</th><td>${lines}</td></tr>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}
