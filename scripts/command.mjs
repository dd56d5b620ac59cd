import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

import { root, runtimeFolder } from './runtime.mjs'

export { root }

const installedCommands = join(root, 'node_modules', '.bin')

const windows = process.platform === 'win32'

/**
 * An environment whose PATH starts with the locked Node and the installed commands.
 * @param {Record<string, string | undefined>} [more]
 */
export function environment(more = {}) {
  const path = [runtimeFolder(), installedCommands, process.env['PATH']].filter(Boolean).join(delimiter)
  return { ...process.env, PATH: path, ...more }
}

/** Starts an installed command. Its output goes to this terminal unless `stdio` says otherwise. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd: root, env: environment(env), stdio, shell: windows })
}

/**
 * Runs a command and waits until it ends.
 * @returns {Promise<{ code: number, output: string }>} `output` is the command's output if `quiet` kept it from the
 * terminal. The code is not 0 if the command could not be started or was killed.
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

/** Prints a sentence for the user who ran the script, and ends the script. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
