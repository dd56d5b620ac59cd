import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../../scripts/command.mjs'
import { freePort } from '../../packages/server/test/free-port.ts'

/** The npm version of Node 20 and 22. */
const npmVersion = '10.9.2'

const folder = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
const clone = join(folder, 'clone')
const npm = join(folder, 'npm', 'node_modules', 'npm', 'bin', 'npm-cli.js')

beforeAll(() => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of tracked) if (existsSync(join(root, file))) cpSync(join(root, file), join(clone, file))
  const install = ['install', '--prefix', join(folder, 'npm'), '--no-save', '--no-fund', '--no-audit']
  execFileSync('npm', [...install, `npm@${npmVersion}`], { env: ownEnvironment(), stdio: 'pipe' })
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The environment of a user: without the links and settings that the npm process of this test has added.
function ownEnvironment(more: Record<string, string> = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_OPTIONS')
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'))
  return { ...Object.fromEntries(inherited), PATH: path.join(delimiter), ...more }
}

/** The machine's own Node, instead of the one of the lock file that runs this test. */
function ownNode() {
  return execFileSync('node', ['-p', 'process.execPath'], { env: ownEnvironment(), encoding: 'utf8' }).trim()
}

// In CI, a fresh clone runs `npm test`, which runs this test.
test(`npm start serves the portal on a fresh clone with npm ${npmVersion}`, { timeout: 600_000 }, async () => {
  const port = String(await freePort())
  const env = ownEnvironment({ PORT: port, DATA_DIR: join(folder, 'data'), NODE_ENV: 'development', CI: 'true' })
  const start = spawn(ownNode(), [npm, 'start'], { cwd: clone, env, detached: true })
  let output = ''
  start.stdout.on('data', (text) => (output += text))
  start.stderr.on('data', (text) => (output += text))
  const ended = new Promise<void>((resolve) => start.once('exit', () => resolve()))
  try {
    await expect
      .poll(
        async () => {
          if (start.exitCode !== null) throw new Error(`npm start ended:\n${output}`)
          const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
          return page?.status
        },
        { timeout: 540_000, interval: 500 },
      )
      .toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/login`)
    expect(await page.text()).toContain('<div id="root">')
  } finally {
    // Kills the whole process group: npm, its shell and the server.
    if (start.pid !== undefined && start.exitCode === null) process.kill(-start.pid, 'SIGTERM')
    await ended
  }
})
