/** The most one file, or all files together, may weigh, in bytes: exactly this is still taken (core §9, AMB-066). */
const uploadLimit = 20_761_804.8

const texts = { one: 'Document size can not go over 20MB', all: 'Total Documents size can not go over 20MB' } as const

interface Sized {
  size: number
}

/**
 * Why a file cannot be added to others, or null when it can. Judged by itself first, then together (AMB-066, AMB-068).
 */
export function refuseUpload(file: Sized, others: readonly Sized[]): string | null {
  if (file.size > uploadLimit) return texts.one
  if (totalSize([...others, file]) > uploadLimit) return texts.all
  return null
}

/** Whether a file was refused for its size, and might be sent elsewhere. */
export const isForSize = (message: string): boolean => Object.values<string>(texts).includes(message)

/** In bytes. */
export function totalSize(files: readonly Sized[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
