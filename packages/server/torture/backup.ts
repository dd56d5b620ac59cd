import { execFile } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

import { databaseUrl, loginUrl } from '../test/databases.ts'
import { runBackupCommand } from '../test/server-process.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import type { Site } from './site.ts'
import { TrialFailedError } from './trial.ts'

/** A backup, as the guide for operators describes it. */
export interface Backup {
  /** Restores it into an empty data folder and, on PostgreSQL, an empty database. Returns the settings that changed. */
  restore: (dataDir: string) => Promise<Record<string, string>>
  /** Removes what restoring made outside of the data folder. */
  remove: () => Promise<void>
}

/** Backs up an installation whose server is stopped. */
export function backUp({ dataDir, environment }: Site, folder: string): Promise<Backup> {
  const { DATABASE_OWNER_URL } = environment
  return DATABASE_OWNER_URL === undefined
    ? backUpEmbedded(dataDir, folder)
    : backUpPostgres(DATABASE_OWNER_URL, dataDir, folder)
}

async function backUpEmbedded(dataDir: string, folder: string): Promise<Backup> {
  const archive = join(folder, 'portal.tar.gz')
  await command(['backup', archive], dataDir)
  return {
    restore: async (target) => {
      await command(['restore', archive], target)
      return { DATA_DIR: target }
    },
    remove: async () => undefined,
  }
}

async function command(words: string[], DATA_DIR: string): Promise<void> {
  const { ended, output } = runBackupCommand(words, { DATA_DIR })
  if ((await ended) !== 0) throw new TrialFailedError(output())
}

async function backUpPostgres(ownerUrl: string, dataDir: string, folder: string): Promise<Backup> {
  const [dump, files] = [join(folder, 'portal.dump'), join(folder, 'files')]
  await run('pg_dump', '--format', 'custom', '--file', dump, ownerUrl)
  await cp(join(dataDir, 'files'), files, { recursive: true })
  await cp(join(dataDir, 'encryption.key'), join(folder, 'encryption.key'))
  const name = `${new URL(ownerUrl).pathname.slice(1)}_restored`
  const restoredUrl = databaseUrl(ownerUrl, name)
  return {
    restore: async (target) => {
      await onServer(ownerUrl, `create database ${name}`)
      await run('pg_restore', '--exit-on-error', '--dbname', restoredUrl, dump)
      await mkdir(target, { recursive: true })
      await cp(files, join(target, 'files'), { recursive: true })
      await cp(join(folder, 'encryption.key'), join(target, 'encryption.key'))
      return { DATA_DIR: target, DATABASE_URL: loginUrl(ownerUrl, name), DATABASE_OWNER_URL: restoredUrl }
    },
    remove: () => onServer(ownerUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Runs a program of PostgreSQL, of the newest one or as the system finds it. */
const run = (program: string, ...words: string[]) =>
  promisify(execFile)(postgresPrograms === undefined ? program : join(postgresPrograms, program), words)

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client(databaseUrl(url, 'postgres'))
  await client.connect()
  await client.query(statement)
  await client.end()
}
