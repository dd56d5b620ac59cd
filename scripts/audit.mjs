// npm run audit: lists known vulnerabilities of the shipped packages, if the registry answers. Not part of npm test.
import { giveUp, run } from './command.mjs'

const { code, output } = await run('npm', ['audit', '--omit=dev', '--json'], { quiet: true })
const found = parse(output)
if (found?.metadata?.vulnerabilities === undefined)
  giveUp(
    `The registry did not answer, so nothing was checked. Its message: ${String(found?.message ?? output).slice(0, 300)}`,
  )
const names = Object.values(found.vulnerabilities).map(({ name, severity, range }) => `- ${name} ${range}: ${severity}`)
if (names.length > 0) giveUp(`Known vulnerabilities:\n${names.join('\n')}`)
console.log('No known vulnerabilities.')
process.exit(code)

/** @returns undefined if the text is not JSON */
function parse(text) {
  try {
    return JSON.parse(text.slice(text.search(/^\{/m), text.lastIndexOf('\n}') + 2)) // npm adds warnings
  } catch {
    return undefined
  }
}
