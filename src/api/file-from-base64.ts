/** The file from base64 text, with or without the prefix of a data URL (LRN-006, AMB-092). */
export function fileFromBase64(base64: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, '')), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type })
}
