// npm run check: the quick checks. Prints only the output of checks that fail.
import { run, giveUp } from './command.mjs'
import { ensureInstalled } from './install.mjs'

/**
 * Each of types and lint uses a single type checker. With several, each computes the large types again, which takes up
 * to three times as much CPU time, and another check already runs in parallel.
 */
const checks = [
  { name: 'types', command: 'tsc', args: ['-p', '.', '--checkers', '1'] },
  { name: 'types without the DOM', command: 'tsc', args: ['-p', 'packages/form-engine'] },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
    env: { GOMAXPROCS: '1' },
  },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'import table', command: 'node', args: ['scripts/check-imports.ts'] },
  { name: 'text in translated pages', command: 'node', args: ['scripts/check-loose-text.ts'] },
  { name: 'texts in components', command: 'node', args: ['scripts/check-literal-text.ts'] },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
]

/**
 * Runs all checks, two at a time.
 * @returns {Promise<{ name: string, passed: boolean }[]>}
 */
export async function runChecks() {
  const results = checks.map(({ name }) => ({ name, passed: false }))
  const waiting = checks.keys()
  const worker = async () => {
    for (const index of waiting) {
      const { name, command, args, env } = checks[index]
      const { code, output } = await run(command, args, { env, quiet: true })
      results[index].passed = code === 0
      if (code !== 0) console.log(`── ${name} ──\n${output.trim()}\n`)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

if (import.meta.filename === process.argv[1]) {
  await ensureInstalled()
  const results = await runChecks()
  for (const { name, passed } of results) console.log(`${passed ? '✓' : '✗'} ${name}`)
  if (results.some(({ passed }) => !passed)) giveUp('The check failed.')
}
