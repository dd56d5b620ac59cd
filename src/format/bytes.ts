const megabyte = 1024 * 1024

/** `1.5MB`: one decimal, the unit as the specification writes it (UPL-015). */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)}MB`
}

/** The size and the limit, for example `1.5MB / 20MB` (AMB-067). */
export function formatUploadSize(bytes: number): string {
  return `${formatMegabytes(bytes)} / 20MB`
}
