import { createReadStream } from 'node:fs'

/** The encodings of deliveries. Bytes that are not valid UTF-8 are read as windows-1252. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Finds the encoding from the byte order mark, from zero bytes, or by trying UTF-8 on the whole file. */
export async function encodingOf(path: string): Promise<Encoding> {
  let encoding: Encoding | undefined
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Uint8Array>) {
      encoding ??= encodingOfStart(bytes)
      if (encoding !== 'utf-8') return encoding
      utf8.decode(bytes, { stream: true })
    }
    utf8.decode()
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
  return 'utf-8'
}

function encodingOfStart(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 512)
  const zeros = (parity: 0 | 1) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  if (zeros(0) > start.length / 4) return 'utf-16be'
  return 'utf-8'
}

/** Reads the text of a file in chunks, without byte order mark. */
export async function* decodedText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(path) as AsyncIterable<Uint8Array>)
    yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}
