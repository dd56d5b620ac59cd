import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository; every script works in it, wherever it was called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where installed commands stand, the locked Node among them. */
export const binFolder = join(root, 'node_modules', '.bin')

const windows = process.platform === 'win32'

/** @param {Record<string, string | undefined>} [more] @returns the environment in which installed commands come first */
export function environment(more = {}) {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env['PATH'] ?? ''}`, ...more }
}

/** Starts an installed command; its output goes to this terminal unless `stdio` says otherwise. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd: root, env: environment(env), stdio, shell: windows })
}

/**
 * Runs a command to its end.
 * @returns {Promise<{ code: number, output: string }>} `output` is what it wrote, where `quiet` kept it from the
 * terminal; a command that cannot be started or was killed has a code other than 0
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 127, output: `${command} did not start: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Ends the script with a sentence for the person who called it. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
