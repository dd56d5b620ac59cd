/** The most one file, or all files together, may weigh, in bytes: exactly this is still taken (core §9, AMB-066). */
const uploadLimit = 20_761_804.8

interface Sized {
  size: number
}

/**
 * Why a file cannot be added to others, or null when it can. Judged by itself first, then together (AMB-066, AMB-068).
 */
export function refuseUpload(file: Sized, others: readonly Sized[]): string | null {
  if (file.size > uploadLimit) return 'Document size can not go over 20MB'
  if (totalSize([...others, file]) > uploadLimit) return 'Total Documents size can not go over 20MB'
  return null
}

/** In bytes. */
export function totalSize(files: readonly Sized[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
