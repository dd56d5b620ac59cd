/** Media types of old office documents, compound files ([MS-CFB]), by the name of a stream they contain. */
const kinds: [streamName: string, mediaType: string][] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['__properties_version1.0', 'application/vnd.ms-outlook'],
]
const marks = kinds.map(([name, mediaType]) => ({ bytes: Buffer.from(name, 'utf16le'), mediaType }))
const longest = Math.max(...marks.map(({ bytes }) => bytes.length))

/** Searches the streamed file for these names, because its directory may be anywhere in it. */
export class CompoundFile {
  mediaType: string | undefined
  #end = Buffer.alloc(0)

  see(chunk: Buffer): void {
    if (this.mediaType) return
    const seen = Buffer.concat([this.#end, chunk])
    this.mediaType = marks.find(({ bytes }) => seen.includes(bytes))?.mediaType
    this.#end = seen.subarray(-longest)
  }
}
