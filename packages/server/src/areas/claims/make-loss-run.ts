// Runs in a worker thread.
import { move } from 'piscina'

import { PdfBuffer } from '../../pdf/pdf-buffer.ts'
import { mapStacks } from '../../threads/map-stacks.ts'
import { lossRunPdf } from './loss-run-pdf.ts'
import { lossRunWorkbook } from './loss-run-workbook.ts'
import type { LossRun } from './loss-run.ts'

mapStacks()

export interface Task {
  run: LossRun
  docType: 'pdf' | 'excel'
  /** The number of finished claims, in shared memory. */
  done: Int32Array
}

/** A loss run as PDF or workbook; `done` counts the finished claims. */
export async function makeLossRun({ run, docType, done }: Task): Promise<Uint8Array> {
  const buffer = new PdfBuffer()
  const take = (bytes: Uint8Array) => buffer.add(bytes)
  const onDone = () => void Atomics.add(done, 0, 1)
  if (docType === 'excel') lossRunWorkbook(run, take, onDone)
  else await lossRunPdf(run, take, onDone)
  return move(buffer.all()) as Uint8Array
}
