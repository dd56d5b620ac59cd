import { bareFileName, endingOf, refuseFileName } from '@captive/api-client/contract'

import { UnsupportedFileError } from '../errors/refusals.ts'
import type { ContentCheck } from './inspection.ts'

/** File name extensions by media type. The first one is the most common. */
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

/** Pages and drawings that can run scripts when they are opened from a folder. */
const activeEndings = new Set(['html', 'htm', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml', 'svg', 'svgz'])

/**
 * Returns a check that refuses programs, scripts and empty files by name and content (`refused-files.ts`, which the
 * browser also uses). The check throws an UnsupportedFileError.
 */
export function fileCheck(givenName: string): ContentCheck {
  return (refusal) => {
    const reason = refuseFileName(givenName) ?? refusal
    if (reason !== null) throw new UnsupportedFileError(`${reason}.`)
  }
}

/**
 * A safe file name from the given one. If its extension would run the content, or belongs to a different known type,
 * the extension of the actual type is appended, because the reader's computer opens a file by its extension.
 */
export function fileNameOf(given: string, mediaType: string): string {
  const name = bareFileName(given) || 'file'
  const ending = endingOf(name)
  const known = endings[mediaType]
  const runs = activeEndings.has(ending) || refuseFileName(name) !== null
  const isAnothers = known !== undefined && !known.includes(ending) && (ending === '' || knownEndings.has(ending))
  return (!runs && !isAnothers ? name : `${name}.${known?.[0] ?? 'bin'}`).slice(-255)
}
