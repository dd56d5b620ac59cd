import type { Drawing } from './document.ts'
import type { Row, Table } from './table.ts'

/** A step of a drawing as data. */
type Step =
  | { draw: 'heading' | 'subheading'; text: string }
  | { draw: 'paragraph'; text: string; style: Parameters<Drawing['paragraph']>[1] }
  | { draw: 'row'; label: string; value: string }
  | { draw: 'room'; height: number }
  | { draw: 'table'; table: Table & { rows: readonly Row[] } }

/** A drawing as data. Any thread can draw it, and a document can combine drawings of several areas. */
export type RecordedDrawing = readonly Step[]

/** Records what `draw` draws. */
export function recordDrawing(draw: (drawing: Drawing) => void): RecordedDrawing {
  const steps: Step[] = []
  const record = (step: Step) => {
    steps.push(step)
    return recorder as never
  }
  const recorder: Drawing = {
    heading: (text) => record({ draw: 'heading', text }),
    subheading: (text) => record({ draw: 'subheading', text }),
    paragraph: (text, style) => record({ draw: 'paragraph', text, style }),
    row: (label, value) => record({ draw: 'row', label, value }),
    room: (height) => record({ draw: 'room', height }),
    table: (table) => record({ draw: 'table', table: { ...table, rows: [...table.rows] } }),
  }
  draw(recorder)
  return steps
}

/** The number of table rows in a drawing. */
export const rowsOf = (drawing: RecordedDrawing): number =>
  drawing.reduce((sum, step) => sum + (step.draw === 'table' ? step.table.rows.length : 0), 0)

/** Draws a recorded drawing, and calls `onRow` before each table row. */
export function replayDrawing(pdf: Drawing, drawing: RecordedDrawing, onRow: () => void): void {
  for (const step of drawing)
    switch (step.draw) {
      case 'heading':
      case 'subheading':
        pdf[step.draw](step.text)
        break
      case 'paragraph':
        pdf.paragraph(step.text, step.style)
        break
      case 'row':
        pdf.row(step.label, step.value)
        break
      case 'room':
        pdf.room(step.height)
        break
      case 'table':
        pdf.table({ ...step.table, rows: counted(step.table.rows, onRow) })
    }
}

function* counted(rows: readonly Row[], onRow: () => void): Generator<Row> {
  for (const row of rows) {
    yield row
    onRow()
  }
}
