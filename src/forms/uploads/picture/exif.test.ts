import { describe, expect, test } from 'vitest'

import { namesPlace, orientationOf, removePlace, setUpright } from './exif.ts'
import { exifOf, withExif } from './jpeg.ts'
import { pictureBytes } from './testing/picture-bytes.ts'

describe.each([{ little: true }, { little: false }])('notes of a camera, little endian: $little', ({ little }) => {
  const picture = () => pictureBytes({ little, orientation: 6, latitude: 41.6 })
  const exif = () => exifOf(picture())!

  test('say how the picture is turned and that they name a place', () => {
    expect([orientationOf(exif()), namesPlace(exif())]).toEqual([6, true])
  })

  test('say that it is upright once it is', () => {
    const notes = exif()
    setUpright(notes)
    expect(orientationOf(notes)).toBe(1)
  })

  test('have no byte of the place left once it is removed, and keep the time', () => {
    const notes = exif()
    expect(textOf(notes)).toContain('41.6')
    removePlace(notes)
    expect(namesPlace(notes)).toBe(false)
    expect(textOf(notes)).not.toContain('41.6')
    expect(textOf(notes)).toContain('2026:11:20 06:40:00')
    expect(orientationOf(notes)).toBe(6)
  })

  test('go over to another picture, whose own and Adobe’s are left out', () => {
    const moved = withExif(pictureBytes({ little, orientation: 1, latitude: 12.3, adobe: 'place="12.3"' }), exif())
    expect(orientationOf(exifOf(moved)!)).toBe(6)
    expect(textOf(moved)).not.toContain('12.3')
    expect(textOf(moved)).toContain('the picture')
  })
})

test.each([
  ['no picture', new Uint8Array([1, 2, 3])],
  ['a picture cut off', pictureBytes({ little: true, orientation: 6, latitude: 1 }).slice(0, 40)],
  ['nothing', new Uint8Array()],
])('%s has no notes and is no reason to fail', (_what, bytes) => {
  expect(exifOf(bytes)).toBeNull()
})

test.each(Array.from({ length: 60 }, (_, at) => at))('notes that lie at byte %d are no reason to fail', (at) => {
  const notes = exifOf(pictureBytes({ little: true, orientation: 6, latitude: 1 }))!
  notes[at + 4] = 0xff
  expect(() => {
    orientationOf(notes)
    removePlace(notes)
    setUpright(notes)
  }).not.toThrow()
})

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)
