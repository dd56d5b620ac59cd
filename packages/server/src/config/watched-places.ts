import { resolve } from 'node:path'

import { parseBucketAddress, type BucketAddress } from './bucket-address.ts'
import type { Settings } from './settings.ts'

interface WatchedFolder {
  setting: 'WATCH_FOLDER'
  folder: string
}

interface WatchedBucket {
  setting: 'WATCH_S3'
  bucket: BucketAddress
  /** Empty, or ends with a slash. */
  prefix: string
}

/** The address and credentials of an SFTP server. */
export interface SftpAddress {
  host: string
  port: number
  username: string
  /** Has no trailing slash. */
  folder: string
  /** The SHA-256 fingerprint of the host key, in base64 without padding. */
  hostKey: string
  keyFile: string | undefined
  password: string | undefined
}

interface WatchedSftp {
  setting: 'WATCH_SFTP'
  sftp: SftpAddress
}

/** A place from which the server imports files. */
export type WatchedSetting = WatchedFolder | WatchedBucket | WatchedSftp

/** Settings that a watched place needs but that are missing, as sentences. */
export function watchProblems(settings: Settings): string[] {
  const { WATCH_S3, S3_URL, WATCH_SFTP, WATCH_SFTP_HOST_KEY, WATCH_SFTP_KEY_FILE, WATCH_SFTP_PASSWORD } = settings
  const bucket = WATCH_S3 !== undefined && S3_URL === undefined
  const sftp = WATCH_SFTP !== undefined
  return [
    ...(bucket ? ['WATCH_S3 needs S3_URL, which names the server and the key; add it, or remove WATCH_S3.'] : []),
    ...(sftp && !fingerprintOf(WATCH_SFTP_HOST_KEY)
      ? ['WATCH_SFTP_HOST_KEY is not a fingerprint; write it like SHA256:… as ssh-keygen -lf prints it.']
      : []),
    ...(sftp && new URL(WATCH_SFTP).username === ''
      ? ['WATCH_SFTP names no user; write it like sftp://user@sftp.example/outgoing.']
      : []),
    ...(sftp && WATCH_SFTP_KEY_FILE === undefined && WATCH_SFTP_PASSWORD === undefined
      ? ['WATCH_SFTP needs WATCH_SFTP_KEY_FILE or WATCH_SFTP_PASSWORD.']
      : []),
  ]
}

const fingerprintOf = (text = '') => /^SHA256:([A-Za-z0-9+/]{43})=?$/.exec(text.trim())?.[1]

/** The watched places of a valid configuration. */
export function watchedPlacesOf(settings: Settings): WatchedSetting[] {
  const { WATCH_FOLDER, WATCH_S3, S3_URL, WATCH_SFTP } = settings
  return [
    ...(WATCH_FOLDER === undefined ? [] : [{ setting: 'WATCH_FOLDER' as const, folder: resolve(WATCH_FOLDER) }]),
    ...(WATCH_S3 === undefined || S3_URL === undefined ? [] : bucketOf(WATCH_S3, S3_URL)),
    ...(WATCH_SFTP === undefined ? [] : [{ setting: 'WATCH_SFTP' as const, sftp: sftpOf(WATCH_SFTP, settings) }]),
  ]
}

function bucketOf(watched: string, storage: string): WatchedBucket[] {
  const { hostname, pathname } = new URL(watched)
  const server = parseBucketAddress(storage)
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  return server
    ? [{ setting: 'WATCH_S3', bucket: { ...server, name: hostname }, prefix: path === '' ? '' : `${path}/` }]
    : []
}

function sftpOf(address: string, settings: Settings): SftpAddress {
  const { hostname, port, username, pathname } = new URL(address)
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? 22 : Number(port),
    username: decodeURIComponent(username),
    folder: decodeURIComponent(pathname).replace(/\/+$/, ''),
    hostKey: fingerprintOf(settings.WATCH_SFTP_HOST_KEY) ?? '',
    keyFile: settings.WATCH_SFTP_KEY_FILE,
    password: settings.WATCH_SFTP_PASSWORD,
  }
}

/** The readable URL of a place, without a password. */
export function urlOf(place: WatchedSetting): string {
  switch (place.setting) {
    case 'WATCH_FOLDER':
      return place.folder
    case 'WATCH_S3':
      return `s3://${place.bucket.name}/${place.prefix}`
    case 'WATCH_SFTP':
      return `sftp://${place.sftp.username}@${place.sftp.host}:${place.sftp.port}${place.sftp.folder}`
  }
}
