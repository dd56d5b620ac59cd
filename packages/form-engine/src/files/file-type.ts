import type { SourceFile } from './source-file.ts'

/** Workbooks are zip archives; those of Excel 97 are compound files. */
export function isWorkbook({ bytes }: SourceFile): boolean {
  const [first, second] = bytes
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)
}

/**
 * JSON starts with a bracket, regardless of the file name. A file that ends in `.json` is JSON even if it is broken.
 */
export function isJson(file: SourceFile): boolean {
  if (isWorkbook(file)) return false
  return /\.json$/i.test(file.name) || /^\s*[[{]/.test(new TextDecoder().decode(file.bytes.subarray(0, 100)))
}
