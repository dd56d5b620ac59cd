import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../src/cli/cli.ts', import.meta.url))

/** Compiling the engine takes most of the start time, so Node caches the compiled code here. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'form-engine-compiled') }

/** A folder with files, in which the command line runs as a separate process. */
export class CommandLine {
  readonly folder = mkdtempSync(join(tmpdir(), 'form-engine-'))

  write(name: string, content: unknown): string {
    const path = join(this.folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(
      path,
      content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content, null, 1),
    )
    return name
  }

  run(...words: string[]): { exitCode: number | null; out: string; error: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
    })
    return { exitCode: status, out: stdout, error: stderr }
  }

  /** Like `run`, but does not block this process, which may have to answer the command over HTTP. */
  runBeside(...words: string[]): Promise<{ exitCode: number | string | null | undefined; out: string; error: string }> {
    return new Promise((resolve) => {
      execFile(process.execPath, [cli, ...words], { cwd: this.folder, env, maxBuffer: 1e8 }, (error, out, stderr) =>
        resolve({ exitCode: error ? error.code : 0, out, error: stderr }),
      )
    })
  }

  json(...words: string[]): unknown {
    return JSON.parse(this.run(...words).out)
  }
}
