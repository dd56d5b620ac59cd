import { ContentInspection, emptyFile, refuseFileName } from '@captive/api-client/contract'

const unreadable = 'It could not be read. If it is a folder, choose the files in it; otherwise choose it once more'

/** Why a file is not taken by what is known of it before it is read, in a clause without a full stop; null where it may be. */
export function judgeFile(file: File): string | null {
  return refuseFileName(file.name) ?? (file.size === 0 ? emptyFile : null)
}

/** Why a file is not taken by its content: a program or a script, whatever its name says; null where it is. */
export async function judgeContent(file: File): Promise<string | null> {
  const inspection = new ContentInspection()
  try {
    const reader = file.stream().getReader()
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) inspection.see(value)
  } catch {
    return unreadable
  }
  return inspection.refusal()
}
