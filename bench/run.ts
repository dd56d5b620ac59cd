// npm run bench: the engine by itself, then our form beside stock rjsf and a form written by hand in a real browser.
import { browserBench } from './browser-bench.ts'
import { engineBench } from './engine-bench.ts'

console.log('\nThe engine, milliseconds of one pass')
console.table(engineBench())

console.log('\nIn the browser: main-thread time as a multiple of a form written by hand')
console.table(await browserBench())
