import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another process uses the folder. Two at once would corrupt the database. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: Holder) {
    super(
      `The folder ${dirname(folder)} is in use by process ${holder.pid} on ${holder.host}. Stop that process, set another DATA_DIR, or use PostgreSQL (DATABASE_URL), which several processes can share.`,
    )
    this.name = 'FolderInUseError'
  }
}

interface Holder {
  pid: number
  host: string
  /** Distinguishes a process from a later one with the same id; empty where the system does not say. */
  startedAt: string
}

const heartbeat = 5_000 // milliseconds
const longestSilence = 6 * heartbeat

/**
 * Locks the folder for this process, or takes over the lock of one that died. The returned function releases it.
 * @param silence milliseconds without a heartbeat after which a process on another machine counts as dead
 * @throws FolderInUseError
 */
export async function lockFolder(folder: string, silence = longestSilence): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), startedAt: await startOf(process.pid) })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine, { mode: 0o600 })
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

/** A link to an existing name fails, so only one of two processes succeeds. */
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
  if (text === undefined) return // it was released in the meantime
  const holder = JSON.parse(text) as Holder
  if (await isAlive(holder, file, silence)) throw new FolderInUseError(folder, holder)
  const movedFile = `${file}.dead-${process.pid}`
  await rename(file, movedFile).catch(() => undefined)
  const moved = await readFile(movedFile, 'utf8').catch(() => text)
  if (moved !== text) await link(movedFile, file).catch(() => undefined) // another process had locked it: put it back
  await rm(movedFile, { force: true })
}

/** The system knows the processes of this machine. A process on another machine shows by its heartbeat that it is alive. */
async function isAlive(holder: Holder, file: string, silence: number): Promise<boolean> {
  if (holder.host !== hostname()) return beatsWithin(file, silence)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder.startedAt === (await startOf(holder.pid))
}

/** Whether the time of a file changes within so many milliseconds. Clocks of two machines are never compared. */
async function beatsWithin(file: string, silence: number): Promise<boolean> {
  const beatOf = async () => (await stat(file).catch(() => undefined))?.mtimeMs
  const first = await beatOf()
  const start = performance.now()
  while (performance.now() - start < silence) {
    await sleep(Math.min(silence / 4, 500))
    const beat = await beatOf()
    if (beat !== undefined && beat !== first) return true
  }
  return false
}

/** When a process began, in units of the system; empty where the system does not say. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
