import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another process uses the folder. Two processes would corrupt the database. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: Holder | undefined) {
    const user = holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
    super(
      `The folder ${dirname(folder)} is in use by ${user}. Stop that process, set another DATA_DIR, or use PostgreSQL (DATABASE_URL), which several processes can share.`,
    )
    this.name = 'FolderInUseError'
  }
}

interface Holder {
  pid: number
  host: string
  /** Distinguishes a process from a later one with the same id; empty if the system does not provide it. */
  startedAt: string
}

const heartbeat = 5_000 // milliseconds
const longestSilence = 6 * heartbeat

/**
 * Locks the folder for this process, or takes over the lock of a dead process. The returned function releases it.
 * @param silence milliseconds without a heartbeat after which a process on another machine, or an unknown process,
 * counts as dead
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string, silence = longestSilence): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), startedAt: await startOf(process.pid) })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine, { mode: 0o600, flush: true }) // an unflushed lock is empty after a power loss
  try {
    while (!(await linked(draft, file))) await removeDead(folder, file, silence)
  } finally {
    await rm(draft, { force: true })
  }
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeat).unref()
  return async () => {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

/** Creating a link with an existing name fails, so only one of two processes succeeds. */
async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function removeDead(folder: string, file: string, silence: number): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return // the lock was released meanwhile
  const holder = parseHolder(text)
  if (await isAlive(holder, file, silence)) throw new FolderInUseError(folder, holder)
  const movedFile = `${file}.dead-${process.pid}`
  await rename(file, movedFile).catch(() => undefined)
  const moved = await readFile(movedFile, 'utf8').catch(() => text)
  // another process took the lock meanwhile: restore it
  if (moved !== text) await link(movedFile, file).catch(() => undefined)
  await rm(movedFile, { force: true })
}

/** The holder in a lock file; undefined if the file is damaged, for example after a power loss. */
function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Partial<Holder> | null
    const { pid, host, startedAt } = holder ?? {}
    return typeof pid === 'number' && typeof host === 'string' && typeof startedAt === 'string'
      ? { pid, host, startedAt }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * The operating system knows the processes of this machine. A process on another machine, or an unknown process, is
 * alive if its heartbeat continues.
 */
async function isAlive(holder: Holder | undefined, file: string, silence: number): Promise<boolean> {
  if (holder?.host !== hostname()) return isRefreshedWithin(file, silence)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder.startedAt === (await startOf(holder.pid))
}

/**
 * Whether the modification time of a file changes within `silence` milliseconds. Clocks of two machines are never
 * compared.
 */
async function isRefreshedWithin(file: string, silence: number): Promise<boolean> {
  const lastRefresh = async () => (await stat(file).catch(() => undefined))?.mtimeMs
  const first = await lastRefresh()
  const start = performance.now()
  while (performance.now() - start < silence) {
    await sleep(Math.min(silence / 4, 500))
    const beat = await lastRefresh()
    if (beat !== undefined && beat !== first) return true
  }
  return false
}

/** The start time of a process, in units of the system; empty if the system does not provide it. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
