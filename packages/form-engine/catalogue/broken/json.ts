import type { DiagnosticCode } from '../../src/index.ts'

/** Tables with one fault that only JSON can have. */
export interface BrokenJson {
  readonly name: string
  readonly title: string
  readonly tables: Readonly<Record<string, readonly unknown[]>>
  readonly code: DiagnosticCode
}

const street = { ControlTypeCode: 'textbox', ControlLabel: 'Street', IsActive: 1 }
const others = { displayValues: [], dependencies: [] }

export const brokenJson: readonly BrokenJson[] = [
  {
    name: 'unreadable-row',
    title: 'A row is null.',
    tables: { controls: [{ RecId: 1, ...street }, null], ...others },
    code: 'unreadable-row',
  },
  {
    name: 'byte-order-mark',
    title: 'A program kept the byte order mark of a file in the name of the first column.',
    tables: { controls: [{ '\ufeffRecId': 1, ...street }], ...others },
    code: 'byte-order-mark',
  },
]
