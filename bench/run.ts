// npm run bench: the engine by itself, then our form beside stock rjsf and a form written by hand in a real browser.
// npm run bench -- server [--quick]: the server under load, beside what is least.
import { browserBench } from './browser-bench.ts'
import { engineBench } from './engine-bench.ts'
import { quick, serverBench, thorough } from './server/server-bench.ts'

const [subject, ...options] = process.argv.slice(2)

if (subject === 'server') {
  await serverBench(options.includes('--quick') ? quick : thorough)
} else {
  console.log('\nThe engine, milliseconds of one pass')
  console.table(engineBench())

  console.log('\nIn the browser: main-thread time as a multiple of a form written by hand')
  console.table(await browserBench())
}
