import { once } from 'node:events'

import { TrialFailedError } from './trial.ts'

interface Answer {
  id: number
  result?: { usedSize?: number; backingStorageSize?: number }
}

/**
 * The megabytes that a process holds after a garbage collection, its buffers included. Resident memory says little: V8
 * keeps garbage for as long as there is room.
 * @param port at which the process lets itself be inspected (`--inspect`)
 */
export async function collectedMemory(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new TrialFailedError('The server cannot be inspected.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  let last = 0
  const call = async (method: string) => {
    const id = ++last
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [message] = (await once(socket, 'message')) as [MessageEvent<string>]
      const received = JSON.parse(message.data) as Answer
      if (received.id === id) return received.result ?? {}
    }
  }
  for (let turn = 0; turn < 3; turn++) await call('HeapProfiler.collectGarbage') // finalizers free more
  const { usedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage')
  socket.close()
  return Math.round((usedSize + backingStorageSize) / 1_000_000)
}
