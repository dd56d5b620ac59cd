// Runs in a worker thread, because the loss runs of all lines take seconds.
import { finished } from 'node:stream/promises'
import { move } from 'piscina'

import { PortalPdf } from '../../../pdf/document.ts'
import type { Letterhead } from '../../../pdf/pages.ts'
import { replayDrawing, type RecordedDrawing } from '../../../pdf/recorded-drawing.ts'
import { PdfBuffer } from '../../../pdf/pdf-buffer.ts'
import { mapStacks } from '../../../threads/map-stacks.ts'

mapStacks()

export interface Pack {
  letterhead: Letterhead
  title: string
  cover: RecordedDrawing
  /** The heading of the list of chapters. */
  contents: string
  chapters: readonly { title: string; content: RecordedDrawing }[]
  /** The number of drawn rows, in shared memory. */
  done: Int32Array
}

/** The PDF of a pack: cover with contents, and the chapters, each on a new page. */
export async function makePack({ letterhead, title, cover, contents, chapters, done }: Pack): Promise<Uint8Array> {
  const buffer = new PdfBuffer()
  const onRow = () => void Atomics.add(done, 0, 1)
  const pdf = new PortalPdf(letterhead)
  await pdf.sendTo((bytes) => buffer.add(bytes))
  pdf.title(title)
  replayDrawing(pdf, cover, onRow)
  const listChapters = pdf.contents(contents)
  const listed = chapters.map((chapter) => {
    const page = pdf.chapter(chapter.title)
    replayDrawing(pdf, chapter.content, onRow)
    return { title: chapter.title, page }
  })
  listChapters(listed)
  await finished(pdf.end())
  return move(buffer.all()) as Uint8Array
}
