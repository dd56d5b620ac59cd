import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { root } from '../../scripts/command.mjs'

/** A copy of the scripts on a simulated machine that has only Node. Tests add packages, browsers and apt-get to it. */
let folder: string
const at = (...path: string[]) => join(folder, ...path)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-run-'))
  cpSync(join(root, 'scripts'), at('scripts'), { recursive: true })
  cpSync(join(root, 'package.json'), at('package.json'))
  mkdirSync(at('bin'))
  mkdirSync(at('node_modules', '.bin'), { recursive: true })
  symlinkSync(process.execPath, at('bin', 'node'))
  const nothing = JSON.stringify({ packages: {} })
  writeFileSync(at('package-lock.json'), nothing)
  writeFileSync(at('node_modules', '.package-lock.json'), nothing)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function command(path: string, script: string) {
  writeFileSync(path, script)
  chmodSync(path, 0o755)
}

/** An installed Playwright. `canFetch` determines whether it can download its browser. */
function playwright({ canFetch }: { canFetch: boolean }) {
  const own = at('own-chromium')
  mkdirSync(at('node_modules', 'playwright-core'))
  const module = `export const chromium = { executablePath: () => ${JSON.stringify(own)} }`
  writeFileSync(at('node_modules', 'playwright-core', 'index.mjs'), module)
  const fetch = canFetch
    ? `require('node:fs').writeFileSync(${JSON.stringify(own)}, '')`
    : "console.error('no network'); process.exit(1)"
  writeFileSync(at('node_modules', 'playwright-core', 'cli.js'), fetch)
  return own
}

/** A package manager. `canInstall` determines whether it can install Chromium. */
function aptGet({ canInstall }: { canInstall: boolean }) {
  const put = canInstall ? `[ "$1" = install ] && : > '${at('bin', 'chromium')}'; exit 0` : 'exit 1'
  command(at('node_modules', '.bin', 'apt-get'), `#!/bin/sh\n${put}\n`)
}

function ensureBrowser() {
  const script = `import(${JSON.stringify(at('scripts', 'browser.mjs'))}).then(async (browser) => console.log('path: ' + (await browser.ensureBrowser())))`
  const { stdout, stderr, status } = spawnSync(at('bin', 'node'), ['--eval', script], {
    env: { PATH: at('bin') },
    encoding: 'utf8',
  })
  return { path: /^path: (.*)$/m.exec(stdout)?.[1], said: stdout + stderr, status }
}

const browserOfMachine = ['/Applications/Google Chrome.app', 'C:\\Program Files\\Google\\Chrome'].some(existsSync)

test.skipIf(browserOfMachine)("uses an installed browser, then downloads Playwright's", () => {
  const own = playwright({ canFetch: true })
  aptGet({ canInstall: true })
  command(at('bin', 'chromium'), '')
  expect(ensureBrowser()).toMatchObject({
    path: at('bin', 'chromium'),
    said: expect.not.stringContaining('Downloading'),
  })
  rmSync(at('bin', 'chromium'))
  expect(ensureBrowser()).toMatchObject({
    path: own,
    said: expect.stringMatching(/Downloading .* \(\d+ MB download/),
  })
  expect(ensureBrowser()).toMatchObject({ path: own, said: expect.not.stringContaining('Downloading') })
})

const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

test.skipIf(browserOfMachine || !mayInstall)("installs Debian's package if the download fails", () => {
  playwright({ canFetch: false })
  aptGet({ canInstall: true })
  expect(ensureBrowser()).toMatchObject({ path: at('bin', 'chromium'), said: expect.stringContaining('no network') })
})

test.skipIf(browserOfMachine)('explains how to configure a browser if all fail', () => {
  playwright({ canFetch: false })
  aptGet({ canInstall: false })
  expect(ensureBrowser()).toMatchObject({
    status: 1,
    said: expect.stringContaining('CHROMIUM=/path/to/chrome npm test'),
  })
})

test('explains what to install on a platform without locked Node', () => {
  const machine = `for (const [name, value] of [['platform', 'sunos'], ['versions', { ...process.versions, node: '20.1.0' }]]) Object.defineProperty(process, name, { value })`
  const preload = `data:text/javascript,${encodeURIComponent(machine)}`
  const install = () =>
    execFileSync(process.execPath, ['--import', preload, at('scripts', 'install.mjs')], {
      stdio: 'pipe',
      encoding: 'utf8',
    })
  expect(install).toThrow(
    new RegExp(`node-sunos-${process.arch} was looked for, there are node-linux-.* 24\\..*Install Node 24`),
  )
})
