import { UnsupportedFileError } from '../http/refusals.ts'

/** What may be sent to the program, by its content, and how the name of such a file may end; the first one is usual. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heic-sequence': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'image/heif-sequence': ['heif', 'heic'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp'],
  'video/mp4': ['mp4', 'm4v', 'mov'],
  'video/x-m4v': ['m4v', 'mp4'],
  'video/quicktime': ['mov', 'qt'],
  'video/vnd.avi': ['avi'],
  'video/webm': ['webm'],
  'video/matroska': ['mkv'],
  'video/mpeg': ['mpg', 'mpeg'],
  'video/MP1S': ['mpg', 'mpeg'],
  'video/MP2P': ['mpg', 'mpeg'],
  'video/mp2t': ['ts', 'mts', 'm2ts'],
  'video/3gpp': ['3gp'],
  'video/3gpp2': ['3g2'],
  'video/x-ms-asf': ['wmv', 'asf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/rtf': ['rtf', 'doc'],
  'text/plain': ['txt', 'csv', 'tsv', 'log', 'md', 'ics', 'vcf'],
  'message/rfc822': ['eml', 'txt'],
  'application/vnd.ms-outlook': ['msg'],
}

/** @throws UnsupportedFileError for what is no picture, video, PDF, office document, text or mail */
export function assertAccepted(mediaType: string): void {
  if (!Object.hasOwn(accepted, mediaType)) throw new UnsupportedFileError()
}

/**
 * The name of a file as somebody gave it, without folders and without characters that are not seen or turn the writing
 * round (control, format, separators of lines); only ever a label. It ends as names of its type do: what a name says is
 * what opens the file where it arrives.
 */
export function fileNameOf(given: string, mediaType: string): string {
  const bare = given
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\s.]+$/, '')
  const name = bare || 'file'
  const [usual, ...others] = accepted[mediaType] ?? []
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const fitting = usual === undefined || ending === usual || others.includes(ending) ? name : `${name}.${usual}`
  return fitting.slice(-255)
}
