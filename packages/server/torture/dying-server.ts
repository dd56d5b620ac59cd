// The server of the sources with fault points at its boundaries. It dies by SIGKILL at the one that DIE_AT names, when it
// is reached for the DIE_TIME-th time after the server listens.
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createSendMail } from '../src/mail/transport.ts'
import { start } from '../src/start.ts'
import { openFileStorage } from '../src/storage/open-file-storage.ts'
import { addScanner } from '../src/storage/scanned-storage.ts'
import { faultPoints, Life } from '../test/crash/life.ts'
import { crashableDatabase, crashableSend, crashableStorage } from '../test/crash/crashable.ts'

const { DIE_AT, DIE_TIME, ...settings } = process.env
const point = faultPoints.find((name) => name === DIE_AT)
if (!point) throw new TypeError(`There is no fault point ${DIE_AT}.`)

const life = new Life(point, Infinity)
void life.ended.then(() => process.kill(process.pid, 'SIGKILL'))

await start(readConfig(settings), {
  openDatabase: async (...given) => crashableDatabase(life, await openDatabase(...given)),
  openFileStorage: async (config) => addScanner(crashableStorage(life, await openFileStorage(config)), config.clamd),
  createSendMail: (...given) => crashableSend(life, createSendMail(...given), () => undefined),
})
life.endAt(Number(DIE_TIME))
