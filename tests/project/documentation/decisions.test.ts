import { readdirSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { read } from './repository-files.ts'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((file) => file !== 'README.md')
const index = read(`${folder}/README.md`)

const status = /^Status: (accepted|superseded by \[\d+\]\(\S+\))(, amended by .+)? · \d{4}-\d\d-\d\d$/m

describe.each(files)('%s', (file) => {
  const text = read(`${folder}/${file}`)
  const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? []

  test('has its number, a title and a status', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(number).toBe(String(Number(file.slice(0, 4))))
    expect(text).toMatch(status)
  })

  test('is in the index once, with its title and its status', () => {
    const entries = index.split('\n').filter((line) => line.includes(`](${file})`))
    expect(entries).toHaveLength(1)
    expect(entries[0]?.startsWith(`- ${number}. [${title}](${file}). `)).toBe(true)
    expect(indexedStatus(entries[0])).toBe(fileStatus(text))
  })
})

/** The status of an entry in the index. An entry without a status is accepted. */
function indexedStatus(entry = ''): string {
  return / _(Superseded|Amended) by ([\d, ]+)\._$/.exec(entry)?.slice(1).join(' ').toLowerCase() ?? 'accepted'
}

function fileStatus(text: string): string {
  const [line = ''] = /^Status: .*/m.exec(text) ?? []
  const others = [...line.matchAll(/\[(\d+)\]/g)].map(([, number]) => number).join(', ')
  if (others === '') return 'accepted'
  return `${line.includes('superseded') ? 'superseded' : 'amended'} ${others}`
}
