// A worker thread: makes one loss run at a time.
import { move } from 'piscina'

import { mapStacks } from '../../operation/map-stacks.ts'
import { lossRunPdf } from './loss-run-pdf.ts'
import { lossRunWorkbook } from './loss-run-workbook.ts'
import type { LossRun } from './loss-run.ts'

mapStacks()

export interface Task {
  run: LossRun
  docType: 'pdf' | 'excel'
  /** Shared memory: how many claims are done. */
  done: Int32Array
}

/** The bytes of a loss run as PDF or workbook, made in a worker thread; `done` counts the claims that are drawn. */
export async function makeLossRun({ run, docType, done }: Task): Promise<Uint8Array> {
  const written = new Written()
  const take = (bytes: Uint8Array) => written.add(bytes)
  const onDone = () => void Atomics.add(done, 0, 1)
  if (docType === 'excel') lossRunWorkbook(run, take, onDone)
  else await lossRunPdf(run, take, onDone)
  return move(written.all()) as Uint8Array
}

/** Bytes one after the other: a PDF comes in pieces so small that each would weigh more as an object of its own. */
class Written {
  #room = new Uint8Array(1_048_576)
  #length = 0

  add(bytes: Uint8Array): void {
    const length = this.#length + bytes.length
    if (length > this.#room.length) {
      const larger = new Uint8Array(2 * length)
      larger.set(this.#room)
      this.#room = larger
    }
    this.#room.set(bytes, this.#length)
    this.#length = length
  }

  all(): Uint8Array {
    return this.#room.slice(0, this.#length)
  }
}
