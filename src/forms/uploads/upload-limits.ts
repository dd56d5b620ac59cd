import { uploadLimit } from '../../api/upload-limit.ts'
import { texts } from '../texts.ts'

const { tooLarge, totalTooLarge } = texts.uploads

interface Sized {
  size: number
}

/**
 * The reason to refuse a file, given the other files, or null. Checks the file first, then the total (AMB-066,
 * AMB-068).
 */
export function refuseUpload(file: Sized, others: readonly Sized[]): string | null {
  if (file.size > uploadLimit) return tooLarge
  if (totalSize([...others, file]) > uploadLimit) return totalTooLarge
  return null
}

/** Whether a message refuses a file for its size. */
export const isForSize = (message: string): boolean => message === tooLarge || message === totalTooLarge

/** The total size in bytes. */
export function totalSize(files: readonly Sized[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
