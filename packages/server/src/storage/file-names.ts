import { bareFileName, endingOf, refuseFileName } from '@captive/api-client/contract'

import { UnsupportedFileError } from '../http/refusals.ts'
import type { Judge } from './inspection.ts'

/** How the names of known types of file may end, by their content; the first one is usual. */
const endings: Readonly<Record<string, readonly string[]>> = {
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

const knownEndings = new Set(Object.values(endings).flat())

/** A page or a drawing that runs scripts when it is opened from a folder. */
const activeEndings = new Set(['html', 'htm', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml', 'svg', 'svgz'])

/**
 * Judges a file by its name and its content (`refused-files.ts`, which the browser asks as well).
 * @throws UnsupportedFileError, when asked, for a program, a script and an empty file
 */
export function judgeOf(given: string): Judge {
  return (refusal) => {
    const told = refuseFileName(given) ?? refusal
    if (told !== null) throw new UnsupportedFileError(`${told}.`)
  }
}

/**
 * The name of a file as somebody gave it, only ever a label. An ending that would run the content, or that names another
 * known type, is followed by one of its own type: what a name ends in is what opens the file where it arrives.
 */
export function fileNameOf(given: string, mediaType: string): string {
  const name = bareFileName(given) || 'file'
  const ending = endingOf(name)
  const known = endings[mediaType]
  const runs = activeEndings.has(ending) || refuseFileName(name) !== null
  const isAnothers = known !== undefined && !known.includes(ending) && (ending === '' || knownEndings.has(ending))
  return (!runs && !isAnothers ? name : `${name}.${known?.[0] ?? 'bin'}`).slice(-255)
}
