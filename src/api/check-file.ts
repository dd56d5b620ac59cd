import { ContentInspection, emptyFile, refuseFileName } from '@captive/api-client/contract'
import { texts } from './texts.ts'

/** The reason to refuse a file by its name or size, without a period; null if it is accepted. */
export function checkFile(file: File): string | null {
  return refuseFileName(file.name) ?? (file.size === 0 ? emptyFile : null)
}

/** The reason to refuse a file by its content, such as a program or a script; null if it is accepted. */
export async function checkContent(file: File): Promise<string | null> {
  const inspection = new ContentInspection()
  try {
    const reader = file.stream().getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) inspection.see(value)
  } catch {
    return texts.unreadableFile
  }
  return inspection.refusal()
}
