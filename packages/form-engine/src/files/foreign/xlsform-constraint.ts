const limit = /^string-length\(\s*\.\s*\)\s*(<=?)\s*(\d+)$/i

/** The maximum length that a constraint sets, and the rest of the constraint. */
export function lengthIn(constraint: string): { longest?: number; rest: string } {
  const parts = /\bor\b|\bnot\b/i.test(constraint) ? [constraint] : constraint.split(/\s+and\s+/i)
  const at = parts.findIndex((part) => limit.test(part.trim()))
  const [, sign, digits] = limit.exec(parts[at]?.trim() ?? '') ?? []
  if (digits === undefined) return { rest: constraint }
  return { longest: Number(digits) - (sign === '<' ? 1 : 0), rest: parts.toSpliced(at, 1).join(' and ') }
}
