/** Starts a browser download of a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers read the URL after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
