// A worker thread: makes one loss run at a time.
import { buffer } from 'node:stream/consumers'
import { move } from 'piscina'

import { lossRunPdf } from './loss-run-pdf.ts'
import { lossRunWorkbook } from './loss-run-workbook.ts'
import type { LossRun } from './loss-run.ts'

export interface Task {
  run: LossRun
  docType: 'pdf' | 'excel'
  /** Shared memory: how many claims are done. */
  done: Int32Array
}

export async function makeLossRun({ run, docType, done }: Task): Promise<Uint8Array> {
  if (docType === 'excel') return move(Uint8Array.from(lossRunWorkbook(run))) as Uint8Array
  const pdf = lossRunPdf(run, (claims) => Atomics.add(done, 0, claims))
  return move(Uint8Array.from(await buffer(pdf))) as Uint8Array
}
