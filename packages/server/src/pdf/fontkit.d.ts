/** Types for the part of fontkit that we use. pdfkit reads fonts with fontkit, which has no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function openSync(file: string): Font
}
