import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root, run } from './command.mjs'

/**
 * Runs one project of vitest.config.ts and counts the results in its JSON report. A file that could not be read, a crash
 * after the last test, and a suite without tests count as one failure each.
 * @returns {Promise<{ passed: number, failed: number, failures: string[], seconds: number, note: string }>} failures:
 * the file, the name and the first line of the error
 */
export async function runSuite(project, env) {
  const report = `dist/test/${project}.json`
  rmSync(join(root, report), { force: true })
  const started = Date.now()
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', args, { env })
  const seconds = Math.round((Date.now() - started) / 1000)
  return { failures: [], ...count(join(root, report), code), seconds }
}

function count(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1, note: 'crashed before it reported' }
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    testResults,
  } = JSON.parse(readFileSync(path, 'utf8'))
  const unreadable = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length
  const failed = numFailedTests + unreadable
  const skipped = numPendingTests + numTodoTests
  if (passed + failed === 0) return { passed, failed: 1, note: 'ran no test' }
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: 'ended with an error outside its tests' }
  return { passed, failed, failures: testResults.flatMap(failuresOf), note: skipped > 0 ? `${skipped} skipped` : '' }
}

function failuresOf({ name, message, assertionResults, status }) {
  const file = relative(root, name)
  const failed = assertionResults.filter(isFailed)
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0]

const isFailed = (test) => test.status === 'failed'
