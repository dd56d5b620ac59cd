// npm run bench: the engine by itself, then our form beside stock rjsf and a form written by hand in a real browser.
// npm run bench -- table: our data table beside AG Grid Community and MUI X Data Grid in a real browser.
// npm run bench -- server [--quick]: the server under load, beside what is least; then loss runs.
// npm run bench -- growth: what a member asks for, among thousands of others.
import { engineBench } from './engine-bench.ts'
import { formBench } from './form-bench.ts'
import { growthBench } from './growth-bench.ts'
import { quick, serverBench, thorough } from './server/server-bench.ts'
import { tableBench } from './table-bench.ts'

const [subject, ...options] = process.argv.slice(2)

if (subject === 'server') {
  await serverBench(options.includes('--quick') ? quick : thorough)
} else if (subject === 'table') {
  console.log('\nIn the browser: main-thread time of a table of 20,000 rows as a multiple of ours')
  console.table(await tableBench())
} else if (subject === 'growth') {
  await growthBench()
} else {
  console.log('\nThe engine, milliseconds of one pass')
  console.table(engineBench())

  console.log('\nIn the browser: main-thread time as a multiple of a form written by hand')
  console.table(await formBench())
}
