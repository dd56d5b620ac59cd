import type { AnswerPath, Answers } from '../kinds/answers.ts'
import { isUnanswered } from '../kinds/check-answer.ts'
import { nameOf } from '../form/explain.ts'
import type { Form, Outcome, VisibleSection } from '../form/form.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { maskValue } from '../kinds/mask.ts'
import { answerOf, itemsOf } from '../kinds/answers.ts'

/** One section of a report: the questions and their answers. */
export interface TemplateSection {
  readonly title: string
  readonly rows: readonly TemplateRow[]
}

export interface TemplateRow {
  readonly label: string
  readonly value: string
}

/** A row for the review page, where people see their own answers. */
export interface ReviewRow extends TemplateRow {
  /** The path of the answer. */
  readonly path: AnswerPath
  /** The unmasked answer if `value` masks it, else null. */
  readonly clear: string | null
}

export interface ReviewSection {
  readonly title: string
  readonly rows: readonly ReviewRow[]
}

/**
 * The visible answers by section, in visual order. Shows labels instead of codes, dates as MM/dd/yyyy, and masked
 * confidential values. Leaves out blank answers and empty sections.
 *
 * @example
 * const titles = templateSections(form, answers).map(({ title }) => title)
 */
export function templateSections(form: Form, answers: Answers): TemplateSection[] {
  return reviewSections(form, answers).map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, value }) => ({ label, value })),
  }))
}

/**
 * The sections for the review before sending. Each row also has the path of its field and the unmasked value.
 *
 * @example
 * const places = reviewSections(form, answers).flatMap(({ rows }) => rows)
 */
export function reviewSections(form: Form, answers: Answers): ReviewSection[] {
  return reviewOutcome(form.outcome(answers))
}

/**
 * Does the same as `reviewSections` for an outcome that is already computed.
 *
 * @example
 * const sections = reviewOutcome(readSubmission(form, values).outcome)
 */
export function reviewOutcome({ answers, visible }: Outcome): ReviewSection[] {
  return visible.sections.flatMap((section) => {
    const title = section.container?.label ?? ''
    if (!section.items) return filled([{ title, rows: rowsOf(section, answers, []) }])
    const key = section.container?.key ?? ''
    const items = itemsOf(answers, key)
    return filled(
      section.items.flatMap(({ index, sections }) => itemSections(title, [key, index], sections, items[index] ?? {})),
    )
  })
}

function itemSections(
  title: string,
  at: readonly [key: string, index: number],
  sections: readonly VisibleSection[],
  item: Answers,
): ReviewSection[] {
  return sections.map((section) => {
    const inner = section.container?.repeating ? '' : section.container?.label
    return {
      title: [`${title} ${at[1] + 1}`.trim(), inner].filter(Boolean).join(': '),
      rows: rowsOf(section, item, at),
    }
  })
}

function filled(sections: readonly ReviewSection[]): ReviewSection[] {
  return sections.filter((section) => section.rows.length > 0)
}

function rowsOf(section: VisibleSection, answers: Answers, at: AnswerPath): ReviewRow[] {
  return section.controls.flatMap((control) => {
    const answer = answerOf(answers, control.key)
    if (isUnanswered(control, answer) || !control.rules.canHold(answer)) return []
    const clear = control.rules.show(control, answer)
    const value = maskValue(control, clear)
    return [{ label: nameOf(control), value, path: [...at, control.key], clear: value === clear ? null : clear }]
  })
}

/**
 * The sections as escaped HTML tables that mail programs can display.
 *
 * @example
 * const html = templateHtml('Claim report', templateSections(form, answers))
 */
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
