import type { Progress } from './demo-data.ts'

const every = 5000

/** Tells how the demo data comes along: on a terminal in one line, elsewhere by a line now and then. */
export function showProgress(output: NodeJS.WriteStream): (progress: Progress | 'ready') => void {
  let shown = 0
  const tell = (text: string) => output.write(output.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
  return (progress) => {
    if (progress === 'ready') return void tell(`Demo data is ready.${output.isTTY ? '\n' : ''}`)
    const { what, done, of } = progress
    const reached = Math.floor(done / every)
    if (output.isTTY || reached > shown)
      tell(`Preparing demo data: ${what} ${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`)
    shown = reached
  }
}
