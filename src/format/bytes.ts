const megabyte = 1024 * 1024

/** `1.5MB`: one decimal, the unit as the specification writes it (UPL-015). */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)}MB`
}

/** `1.5MB / 20MB`: what is taken of what may be sent (AMB-067, UPL-015). */
export function formatUploadSize(bytes: number): string {
  return `${formatMegabytes(bytes)} / 20MB`
}
