interface PictureNotes {
  little: boolean
  orientation: number
  /** Written as text into the place, so that a test finds it again. */
  latitude: number
  /** Further notes as Adobe writes them. */
  adobe?: string
}

/** A JPEG file of segments alone: EXIF with time, orientation and place, then bytes instead of a picture. */
export function pictureBytes({ little, orientation, latitude, adobe }: PictureNotes): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(8 + 2 + 3 * 12 + 4 + 20 + 2 + 12 + 4 + 8))
  const short = (at: number, value: number) => tiff.setUint16(at, value, little)
  const long = (at: number, value: number) => tiff.setUint32(at, value, little)
  const text = (at: number, value: string) =>
    [...value].forEach((letter, index) => tiff.setUint8(at + index, letter.charCodeAt(0)))
  const entry = (at: number, tag: number, type: number, count: number) => {
    short(at, tag)
    short(at + 2, type)
    long(at + 4, count)
  }
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  short(2, 42)
  long(4, 8)
  short(8, 3)
  entry(10, 0x0112, 3, 1)
  short(18, orientation)
  entry(22, 0x0132, 2, 20)
  long(30, 50)
  entry(34, 0x8825, 4, 1)
  long(42, 70)
  text(50, '2026:11:20 06:40:00')
  short(70, 1)
  entry(72, 0x0002, 2, 8)
  long(80, 88)
  text(88, String(latitude))
  const exif = segment(`Exif\0\0${String.fromCharCode(...new Uint8Array(tiff.buffer))}`)
  const notes = adobe === undefined ? '' : adobeSegment(adobe)
  return bytesOf(`\xff\xd8${exif}${notes}\xff\xda\0\x02the picture\xff\xd9`)
}

/** Notes as Adobe writes them, by themselves. */
export const adobeNotes = (notes: string) => bytesOf(adobeSegment(notes))

const adobeSegment = (notes: string) => segment(`http://ns.adobe.com/xap/1.0/\0${notes}`)
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function segment(content: string): string {
  const size = content.length + 2
  return `\xff\xe1${String.fromCharCode(size >> 8, size & 0xff)}${content}`
}
