/* oxlint-disable no-control-regex -- signatures of file types contain control bytes */
/** A kind of program or script, with the file extensions and content that identify it. */
interface ProgramKind {
  /** With its article, to complete a phrase such as "It is a Windows program". */
  readonly what: string
  /** File extensions in lower case, without the dot. */
  readonly endings: readonly string[]
  /** Matches the start of its content, one character per byte. */
  readonly start?: RegExp
  /**
   * Matches anywhere in its content. Used if `start` would also match other files. A match has at most `longestMark`
   * bytes.
   */
  readonly anywhere?: RegExp
}

/** The longest match of `anywhere`, in bytes. */
const longestMark = 256

const zip = /^PK\x03\x04/
const compoundFile = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/

/** The local header of a ZIP entry with exactly this name (APPNOTE 4.3.7). */
const zipEntry = (name: string) =>
  new RegExp(
    String.raw`PK\x03\x04[\s\S]{22}\x${name.length.toString(16).padStart(2, '0')}\x00[\s\S]{2}${name.replaceAll('.', String.raw`\.`)}`,
  )

/**
 * The kinds of files that uploads refuse. All others are accepted, because the specification sets no limit. Browser
 * and server both use this table. The start of a text is matched without its byte order mark and leading space.
 */
const programKinds: readonly ProgramKind[] = [
  {
    what: 'a Windows program',
    endings: ['exe', 'com', 'scr', 'dll', 'sys', 'drv', 'ocx', 'cpl', 'efi'],
    start: /^MZ[\s\S]{0,62}\0/, // its header always contains zeros, and a text does not
  },
  { what: 'a Linux program', endings: ['elf', 'so', 'ko', 'run', 'appimage'], start: /^\x7fELF/ },
  {
    what: 'a Mac program',
    endings: ['app', 'dylib', 'macho'],
    start: /^(?:\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba[\xbe\xbf]|[\xbe\xbf]\xba\xfe\xca)/,
  },
  { what: 'a Java program', endings: ['class', 'jnlp'] }, // starts like a universal Mac program
  {
    what: 'a Java program',
    endings: ['jar', 'war', 'ear'],
    start: zip,
    anywhere: zipEntry('META-INF/MANIFEST.MF'),
  },
  {
    what: 'an app for Android',
    endings: ['apk', 'aab', 'xapk', 'dex'],
    start: zip,
    anywhere: zipEntry('AndroidManifest.xml'),
  },
  {
    what: 'an app for Windows',
    endings: ['appx', 'appxbundle', 'msix', 'msixbundle', 'appinstaller', 'application'],
    start: zip,
    anywhere: zipEntry('AppxManifest.xml'),
  },
  {
    what: 'a Windows installer',
    endings: ['msi', 'msp', 'mst'],
    start: compoundFile,
    anywhere: /[\x84\x86\x82]\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0F/, // the class id of an installer, a patch or a transform
  },
  {
    what: 'an installer',
    endings: ['deb', 'rpm', 'pkg', 'mpkg', 'ipa'],
    start: /^(?:!<arch>\ndebian|\xed\xab\xee\xdb)/,
  },
  { what: 'a web program', endings: ['wasm', 'swf'], start: /^\0asm/ },
  {
    what: 'a shell script',
    endings: ['sh', 'bash', 'zsh', 'csh', 'tcsh', 'ksh', 'fish', 'command', 'tool', 'workflow'],
    start: /^#!/,
  },
  {
    what: 'a PowerShell script',
    endings: ['ps1', 'psm1', 'psd1', 'ps1xml', 'psc1', 'pssc', 'cdxml'],
    start:
      /^(?:#requires\s+-|\[CmdletBinding\(|param\s*\(\s*(?:\[|\$)|powershell(?:\.exe)?\s+-|(?:iex|invoke-expression)[\s(])/i,
  },
  { what: 'a batch file', endings: ['bat', 'cmd', 'btm'], start: /^@?(?:echo\s+off|setlocal|cmd(?:\.exe)?\s+\/c)\b/i },
  {
    what: 'a Windows script',
    endings: ['vbs', 'vbe', 'vb', 'wsf', 'wsh', 'wsc', 'ws', 'sct', 'jse'],
    start:
      /^(?:option\s+explicit\b|on\s+error\s+resume\s+next\b|(?:(?:set|var|dim)\s+)?\w+\s*=\s*(?:new\s+activexobject|(?:wscript\.)?createobject)\s*\(|wscript\.|#@~\^|<(?:job|package|scriptlet|component)\b|<\?xml[^>]*\?>\s*<(?:job|package|scriptlet|component)\b)/i,
  },
  {
    what: 'a JavaScript file',
    endings: ['js', 'mjs', 'cjs', 'jsx', 'tsx'],
    start:
      /^(?:['"]use strict['"]\s*;|\(?(?:async\s+)?function\s*\w*\s*\([^)]*\)\s*\{|require\s*\(\s*['"]|import\s[^;\n]{1,100}\sfrom\s+['"])/,
  },
  {
    what: 'an HTML application',
    endings: ['hta'],
    start:
      /^<[\s\S]*<(?:hta:application\b|script[^>]*language\s*=\s*["']?(?:vbscript|jscript)\b)|^<hta:application\b|^<script[^>]*language\s*=\s*["']?(?:vbscript|jscript)\b/i,
  },
  {
    what: 'a script',
    endings: [
      'py',
      'pyc',
      'pyw',
      'pyz',
      'rb',
      'pl',
      'php',
      'phar',
      'jsp',
      'asp',
      'aspx',
      'lua',
      'scpt',
      'applescript',
      'ahk',
      'au3',
    ],
    start: /^<\?php\b/i,
  },
  {
    what: 'a shortcut that starts a program',
    endings: ['lnk', 'pif', 'scf', 'url', 'desktop'],
    start: /^(?:L\0\0\0\x01\x14\x02\0|\[InternetShortcut\]|\[Desktop Entry\])/,
  },
  {
    what: 'a file that changes Windows settings',
    endings: ['reg', 'inf', 'msc', 'gadget', 'chm', 'hlp', 'settingcontent-ms'],
    start: /^(?:Windows Registry Editor|REGEDIT4|ITSF\x03)/,
  },
]

const kindByEnding = new Map(programKinds.flatMap((kind) => kind.endings.map((ending) => [ending, kind] as const)))

/** The number of bytes at the start of a file to check. */
const startLength = 4_096

/** Invisible and direction-changing characters: control, format, surrogates, and line separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A file name without folders and invisible characters. May become blank. */
export function bareFileName(given: string): string {
  return (given.split(/[\\/]/).at(-1) ?? '').replaceAll(unseen, '').replace(/[\s.]+$/, '')
}

/** The extension of a bare name in lower case; blank if it has none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.trim().toLowerCase() ?? ''

/** The reason to refuse a file with this name, as a clause without a period, or null. */
export function refuseFileName(given: string): string | null {
  const kind = kindByEnding.get(endingOf(bareFileName(given)))
  return kind ? reason(kind) : null
}

export const emptyFile = 'The file is empty: it has 0 bytes. Open it, save it again, and choose it once more'

const reason = ({ what }: ProgramKind) =>
  `It is ${what}, and programs and scripts are not accepted. Send the information as a document, a photo or a recording`

/** Detects programs and scripts in a stream of chunks of any size. */
export class ContentInspection {
  /** The number of bytes. */
  size = 0
  #start = ''
  /** The end of the previous chunk, which may contain the start of a match. */
  #end = ''
  /** The kinds whose `anywhere` pattern has matched. */
  readonly #seen = new Set<ProgramKind>()

  see(chunk: Uint8Array): void {
    this.size += chunk.length
    const text = bytesAsText(chunk)
    if (this.#start.length < startLength) this.#start += text.slice(0, startLength - this.#start.length)
    const window = this.#end + text
    for (const kind of this.#suspects()) if (kind.anywhere?.test(window)) this.#seen.add(kind)
    this.#end = window.slice(-longestMark)
  }

  /** The reason to refuse the content, as a clause without a period, or null. Call it after the last chunk. */
  refusal(): string | null {
    if (this.size === 0) return emptyFile
    const words = withoutMark(this.#start)
    const kind = programKinds.find(
      (each) => (each.start?.test(this.#start) || each.start?.test(words)) && (!each.anywhere || this.#seen.has(each)),
    )
    return kind ? reason(kind) : null
  }

  #suspects(): readonly ProgramKind[] {
    return programKinds.filter(({ start, anywhere }) => anywhere && start?.test(this.#start))
  }
}

/** Converts bytes to one character each. */
function bytesAsText(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return pieces.join('')
}

/** A text without its byte order mark and leading space, and without the zeros of UTF-16. */
function withoutMark(start: string): string {
  const text = /^(?:\xff\xfe|\xfe\xff)/.test(start) ? start.slice(2).replaceAll('\0', '') : start
  return text.replace(/^\xef\xbb\xbf/, '').trimStart()
}
