/** A security check in the server's source, and the code that replaces it to remove the check. */
export interface Guard {
  kind: GuardKind
  /** Relative to packages/server. */
  file: string
  /** Counted from 1. */
  line: number
  /** The source of the check on one line. */
  text: string
  start: number
  end: number
  replacement: string
}

export type GuardKind = keyof typeof kinds

interface Kind {
  /** Files that contain such guards, relative to packages/server. */
  files: RegExp
  /**
   * Matches the beginning of a guard. If the match ends with a parenthesis, the guard ends at the closing one;
   * otherwise the match is the whole guard.
   */
  begins: RegExp
  /** Returns the replacement of the guard. */
  without: (text: string) => string
}

/** The line of src/http/route.ts that checks whether the company or program in a query is in the caller's scope. */
export const namedCheck = /^.*if \(!\(await isRequestedInScope\(.*$/m
/** The lines of src/http/route.ts that check the session and its permission codes. */
export const permissionCheck = /^.*\bassertPermitted\(endpoint, .*$/gm

const system = "{ kind: 'system' }"

/** The guards of the server, by kind. */
export const kinds = {
  'tenant predicate': {
    files: /^src\/areas\//,
    begins: /\b(?:inScope|companyInScope|programInScope)\(/g,
    without: withoutScope,
  },
  'company or program named in the query': {
    files: /^src\/http\/requested-scope\.ts$/,
    begins: /\b(?:inScope|programInScope)\(|\bidOf\(endpointScope\.company\) === scope\.companyId/g,
    without: (text) => (text.startsWith('idOf') ? 'true' : withoutScope(text)),
  },
  "a user's own rows": {
    files: /^src\/areas\//,
    begins: /\beq\((?=(?:uploads|uploadsTable|claimDrafts|claimDraftFiles|contactEntries)\.UsersRecId)/g,
    without: () => 'undefined',
  },
  'permission code': {
    files: /^src\/areas\//,
    begins: /(?:\bsession\.)?\bpermissions\.has\(/g,
    without: () => 'true',
  },
  refusal: {
    files: /^src\/areas\//,
    begins: /\bthrow new (?:NotPermittedError|UserRefusedError)\(/g,
    without: () => 'void 0',
  },
  'live session': {
    files: /^migrations\/\d+_role_access\.sql$/,
    begins: /^ {4}and .*(?:now\(\)|is_active|deleted_at).*(?=;?$)/gm,
    without: (text) => (text.endsWith(';') ? ';' : ''),
  },
} satisfies Record<string, Kind>

/** The same call with the unlimited scope. */
function withoutScope(text: string): string {
  const [name, column] = [text.slice(0, text.indexOf('(')), text.slice(0, -1).split(', ')[1]]
  return column ? `${name}(${system}, ${column})` : `${name}(${system})`
}

/**
 * Every guard in a source file of the server. Skips comments, imports and the declarations of the functions themselves.
 */
export function guardsIn(file: string, source: string): Guard[] {
  return (Object.keys(kinds) as GuardKind[]).flatMap((kind) => {
    const { files, begins, without } = kinds[kind]
    if (!files.test(file) || file.endsWith('.test.ts')) return []
    return [...source.matchAll(begins)].flatMap(({ 0: opening, index: start }) => {
      const before = source.slice(source.lastIndexOf('\n', start) + 1, start)
      if (/^\s*(?:\*|\/\/|\/\*\*|import\b)|\bfunction $/.test(before)) return []
      const end = opening.endsWith('(') ? closing(source, start + opening.length) : start + opening.length
      const text = source.slice(start, end)
      const line = source.slice(0, start).split('\n').length
      return [{ kind, file, line, text: text.replace(/\s+/g, ' '), start, end, replacement: without(text) }]
    })
  })
}

/** The index after the parenthesis that closes the one before `from`. */
function closing(source: string, from: number): number {
  let depth = 1
  let at = from
  for (; depth > 0 && at < source.length; at++) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
  }
  return at
}

/** The source with some of its guards replaced. */
export const withoutGuards = (source: string, guards: readonly Guard[]): string =>
  guards
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end), source)
