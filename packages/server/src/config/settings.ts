import { Type, type Static } from 'typebox'

import { externalPages } from './external-pages.ts'
import {
  address,
  bucketAddress,
  categoryNumbers,
  clamdAddress,
  emailAddress,
  encryptionKey,
  encryptionKeys,
  groupWords,
  makeKey,
  networks,
  origins,
  postgresAddress,
  text,
  token,
  trueOrFalse,
  watchedBucket,
  httpUrl,
  wholeNumber,
} from './setting-types.ts'

const { Optional } = Type

const installation = {
  NODE_ENV: Optional(
    text({
      description:
        '`production` enables the production rules: no demo data, the settings that this page marks as required, TLS on every connection that leaves the machine, and a database user that owns no tables.',
      without: 'development',
    }),
  ),
  HOST: text({ default: '127.0.0.1', description: 'The network address to listen on.' }),
  PORT: wholeNumber(0, 65_535, {
    default: 4000,
    description: 'The port for the portal and the API. With 0 the operating system chooses one.',
  }),
  PORTAL_ORIGIN: Optional(
    origins({
      description:
        'The origins that emailed links may lead to and that may call the API, separated by commas. The first one is the portal’s own.',
      example: 'https://portal.example',
      without: '`http://localhost:PORT` and `http://127.0.0.1:PORT`',
      requiredInProduction: 'in production write the URL of the portal, for example https://portal.example.',
    }),
  ),
  TRUSTED_PROXIES: networks({
    default: [],
    description:
      'IP addresses or networks of reverse proxies, separated by commas. The server trusts their `X-Forwarded-For`. Required in production when `PORTAL_ORIGIN` begins with `https:`.',
  }),
  DATA_DIR: text({
    default: '.data',
    description: 'The folder of the embedded database, files, email and the encryption key.',
  }),
  DEMO_DATA: Optional(
    trueOrFalse({
      description: 'Whether a new database gets demo companies and accounts. Production does not allow `true`.',
      without: '`true`, in production `false`',
    }),
  ),
  SHUTDOWN_SECONDS: wholeNumber(1, 3600, {
    default: 25,
    description: 'Seconds after SIGTERM within which running calls must end.',
  }),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 3599, {
    default: 0,
    description:
      'Seconds of `SHUTDOWN_SECONDS` in which the server still accepts calls while `/readyz` returns 503. Set it longer than the interval of your load balancer’s health check.',
  }),
}

const database = {
  DATABASE_URL: Optional(
    postgresAddress({
      description:
        'A PostgreSQL database, version 13 or newer, which several copies of the server may share. Required in production unless `EMBEDDED_DATABASE` is `true`.',
      without: 'the embedded PGlite in `DATA_DIR`',
    }),
  ),
  DATABASE_OWNER_URL: Optional(
    postgresAddress({
      description:
        'The same database for the user that owns the tables and migrates them. In production the user of `DATABASE_URL` must own nothing.',
      without: '`DATABASE_URL`',
    }),
  ),
  DATABASE_POOL_SIZE: wholeNumber(2, 500, {
    default: 10,
    description:
      'Connections of each copy of the server to PostgreSQL. All copies together must stay below its `max_connections`.',
  }),
  EMBEDDED_DATABASE: trueOrFalse({
    default: false,
    description: '`true` lets a production start use the embedded database.',
  }),
}

const encryption = {
  ENCRYPTION_KEY: Optional(
    encryptionKey({
      description:
        '32 bytes in base64 that encrypt drafts, confidential values and queued email. Every copy of the server needs the same key.',
      example: makeKey,
      without: 'a key that the first start creates in `DATA_DIR/encryption.key`',
      requiredInProduction: `in production give the same 32 bytes to every copy, made by: ${makeKey}`,
    }),
  ),
  ENCRYPTION_KEYS_TO_OPEN: encryptionKeys({
    default: [],
    description:
      'Other keys that still decrypt, separated by commas: earlier values of `ENCRYPTION_KEY`, or the next one during a key change.',
  }),
}

const files = {
  S3_URL: Optional(
    bucketAddress({
      description: 'A bucket for uploaded files on an S3-compatible server. Percent-encode the key and the secret.',
      example: 'https://KEY:SECRET@s3.example.com/bucket?region=us-east-1',
      without: 'files in `DATA_DIR/files`',
    }),
  ),
  CLAMD_URL: Optional(
    clamdAddress({
      description:
        'The ClamAV daemon that [checks uploaded files for viruses](guides/operate.md#virus-check): `tcp://host:port`, or `unix:` and the path of its socket. The connection is not encrypted.',
      example: 'tcp://127.0.0.1:3310',
      without: 'files are not scanned',
    }),
  ),
  CLAMD_TIMEOUT_SECONDS: wholeNumber(1, 600, {
    default: 10,
    description: 'Seconds without any progress of a scan, after which the file waits and is scanned later.',
  }),
}

const mail = {
  SMTP_URL: Optional(
    address(['smtp:', 'smtps:'], {
      description: 'The SMTP server that sends the email.',
      example: 'smtps://user:password@host:465',
      without: 'email is written to `DATA_DIR/mail`',
      requiredInProduction:
        'without it, no email would reach anyone; in production write for example smtps://user:password@host:465.',
    }),
  ),
  MAIL_FROM: Optional(
    emailAddress({
      description: 'The sender address of emails. It replaces the one in the brand of the installation.',
      without: 'the address in the brand',
    }),
  ),
  KEPT_MAIL_DAYS: wholeNumber(1, 3650, {
    default: 90,
    description:
      'Days for which the recipient and subject of a sent email are stored. The body is deleted when the email is sent; a dead letter is kept.',
  }),
}

const program = {
  CLAIMS_OPERATIONS_EMAIL: emailAddress({
    default: 'claims.operations@captive.example',
    description: 'The mailbox that gets claim reports. `SendEmail` writes only to the five mailboxes listed here.',
  }),
  MEMBER_PORTAL_EMAIL: emailAddress({
    default: 'member.portal@captive.example',
    description: 'The mailbox for questions about the portal.',
  }),
  ENDORSEMENTS_EMAIL: emailAddress({
    default: 'endorsements@captive.example',
    description: 'The mailbox that gets vehicle and driver changes.',
  }),
  RENEWALS_EMAIL: emailAddress({
    default: 'renewals@captive.example',
    description: 'The mailbox for renewals.',
  }),
  MVR_VENDOR_EMAIL: emailAddress({
    default: 'mvr.vendor@captive.example',
    description: 'The vendor of motor vehicle records.',
  }),
  BRAND_FOLDER: Optional(
    text({
      description:
        'The folder of the [brand](guides/another-brand.md): name, logo, color, tagline, phone number, email sender and icon.',
      without: '`brand/default`',
    }),
  ),
  CLAIM_PHONE: Optional(
    text({
      description: 'The phone number for claims. It replaces the one in the brand of the installation.',
      without: 'the phone number in the brand',
    }),
  ),
  LARGER_FILES_URL: httpUrl({
    default: 'https://files.captive.example',
    example: 'https://files.example',
    description: 'Where reporters send files above the upload limit and dash camera footage.',
  }),
}

const providers = {
  WEATHER_URL: Optional(
    httpUrl({
      description:
        'The weather service, [Open-Meteo](https://open-meteo.com) or compatible. An API key is part of the address: `?apikey=…`.',
      example: 'https://api.open-meteo.com',
      without: 'weather of the demo data',
    }),
  ),
  GEOCODING_URL: httpUrl({
    default: 'https://geocoding-api.open-meteo.com',
    example: 'https://geocoding-api.open-meteo.com',
    description: 'The Open-Meteo service that finds the coordinates of a ZIP code.',
  }),
  REVERSE_GEOCODING_URL: Optional(
    httpUrl({
      description:
        'A [Nominatim](https://nominatim.org) server or a compatible one, which returns the street address of a position. It receives the position and nothing about the user.',
      example: 'https://nominatim.captive.example',
      without: '*Use my location* in a claim report fills in latitude and longitude only',
    }),
  ),
  NEWS_URL: Optional(
    httpUrl({
      description: 'A WordPress site, or the address of its posts.',
      example: 'https://www.captive.example',
      without: 'news of the demo data',
    }),
  ),
  NEWS_CATEGORY: Optional(
    categoryNumbers({
      description: 'Numbers of the WordPress categories to show, separated by commas.',
      example: '12',
      without: 'all categories',
    }),
  ),
  WEBINARS_URL: Optional(
    httpUrl({
      description: 'A WordPress site with The Events Calendar, or the address of its events.',
      example: 'https://www.captive.example',
      without: 'webinars of the demo data',
    }),
  ),
  PROVIDER_TIMEOUT_SECONDS: wholeNumber(1, 30, {
    default: 3,
    description: 'Seconds for which a call waits for weather, news, webinars or an address.',
  }),
}

const limits = {
  SESSION_IDLE_MINUTES: wholeNumber(1, 24 * 60, {
    default: 30,
    description: 'Minutes of inactivity after which a session ends.',
  }),
  SESSION_HOURS: wholeNumber(1, 7 * 24, { default: 12, description: 'Hours after which a session ends in any case.' }),
  KEPT_SESSION_DAYS: wholeNumber(1, 90, {
    default: 14,
    description: 'Days for which a session lasts when its user chose to stay signed in.',
  }),
  SECOND_STEP_GROUPS: Optional(
    groupWords({
      description:
        'Groups whose users need a second step to sign in, separated by commas: `staff`, `members`, `expired members`, `prospects`, `brokers`; or `none`. A passkey counts as both steps.',
      without: '`none`, in production `staff`',
    }),
  ),
  REPORTS_PER_USER: wholeNumber(1, 100_000, {
    default: 100,
    description: 'Claim reports that one user may submit in a day.',
  }),
  REPORTS_PER_COMPANY: wholeNumber(1, 100_000, {
    default: 400,
    description: 'Claim reports that one company may submit in a day.',
  }),
  FILE_MB_PER_COMPANY: wholeNumber(1, 1_000_000, {
    default: 2000,
    description: 'Megabytes of files that one company may upload in a day.',
  }),
}

const watchedPlaces = {
  WATCH_FOLDER: Optional(
    text({
      description:
        'A folder from which the server imports files as [deliveries](guides/connect-other-systems.md). The first folder below it names the source.',
      without: 'no folder is watched',
    }),
  ),
  WATCH_S3: Optional(
    watchedBucket({
      description:
        'A bucket and prefix from which the server imports files, on the server and with the key of `S3_URL`.',
      example: 's3://deliveries/incoming',
      without: 'no bucket is watched',
    }),
  ),
  WATCH_SFTP: Optional(
    address(['sftp:'], {
      description:
        'A folder on an SFTP server from which the server imports files. It needs `WATCH_SFTP_HOST_KEY`, and a key or a password.',
      example: 'sftp://user@sftp.example/outgoing',
      without: 'no SFTP server is watched',
    }),
  ),
  WATCH_SFTP_HOST_KEY: Optional(
    text({
      description:
        'The fingerprint of the SFTP server’s key, as `ssh-keygen -lf` prints it. Any other key is rejected.',
      without: '`WATCH_SFTP` is rejected',
    }),
  ),
  WATCH_SFTP_KEY_FILE: Optional(
    text({ description: 'The file of a private key for the SFTP server.', without: '`WATCH_SFTP_PASSWORD`' }),
  ),
  WATCH_SFTP_PASSWORD: Optional(
    text({ description: 'The password for the SFTP server.', without: '`WATCH_SFTP_KEY_FILE`' }),
  ),
}

const monitoring = {
  METRICS_TOKEN: Optional(
    token({ description: 'The bearer token for `/metrics`, at least 20 characters.', without: 'no metrics' }),
  ),
  ACTIVITY_TOKEN: Optional(
    token({
      description: 'The bearer token for `/activity.jsonl`, at least 20 characters.',
      without: 'no activity feed',
    }),
  ),
}

/** Every setting of the server, by section of docs/configuration.md. */
export const sections = {
  Installation: installation,
  Database: database,
  Encryption: encryption,
  Files: files,
  Email: mail,
  Program: program,
  'External pages and videos': externalPages,
  'Weather, news and addresses': providers,
  'Watched locations': watchedPlaces,
  'Sessions and quotas': limits,
  Monitoring: monitoring,
}

export const settings = Type.Object({
  ...installation,
  ...database,
  ...encryption,
  ...files,
  ...mail,
  ...program,
  ...externalPages,
  ...providers,
  ...watchedPlaces,
  ...limits,
  ...monitoring,
})

/** The values of all settings after validation; an unset optional one is undefined. */
export type Settings = Static<typeof settings>
