import { ByteSearch } from './byte-search.ts'

/** Media types of old office documents, compound files ([MS-CFB]), by the name of a stream they contain. */
const kinds: [streamName: string, mediaType: string][] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['__properties_version1.0', 'application/vnd.ms-outlook'],
]
const marks = kinds.map(([name, means]) => ({ bytes: Buffer.from(name, 'utf16le'), means }))

/** Searches a streamed file for these names, because its directory may be at any position. */
export const searchForOfficeType = () => new ByteSearch(marks)
