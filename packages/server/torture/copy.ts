import { startProcess, type ServerProcess } from '../test/server-process.ts'

/** One copy of the server. It keeps its address when its process is restarted. */
export class Copy {
  readonly address: string
  /** The last output of each process that ended unexpectedly. */
  readonly crashes: string[] = []
  readonly #environment: Record<string, string>
  readonly #script: string | undefined
  #process: ServerProcess | undefined

  constructor(port: number, environment: Record<string, string>, script: string | undefined) {
    this.address = `http://127.0.0.1:${port}`
    this.#environment = { ...environment, PORT: String(port) }
    this.#script = script
  }

  /**
   * Starts a process and waits until it listens.
   * @param script the script of another server, which may end before it listens
   */
  async start(more: Record<string, string> = {}, script = this.#script): Promise<ServerProcess> {
    const started = startProcess({ ...this.#environment, ...more }, script)
    this.#process = started
    void started.ended.then((code) => {
      if (this.#process === started && code !== null) this.crashes.push(started.output().slice(-3_000))
    })
    await started.listening()
    return started
  }

  /** Changes the settings of later processes. */
  move(settings: Record<string, string>): void {
    Object.assign(this.#environment, settings)
  }

  /** Kills the process, as a crash does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Stops the process, as an operator does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = this.#process
    this.#process = undefined
    ending?.kill(signal)
    await ending?.ended
  }
}
