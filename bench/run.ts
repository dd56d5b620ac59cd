// npm run bench: the engine alone, then our form compared with other libraries and with one written by hand, in a real
// browser. Writes bench/README.md.
// npm run bench -- table: our data table compared with AG Grid Community and MUI X Data Grid, in a real browser.
// npm run bench -- server [--quick]: the server under load, compared with a minimal server; then loss runs.
// npm run bench -- loss-runs: only the loss runs.
// npm run bench -- phone: a claim on a phone at the roadside, in time and in taps.
// npm run bench -- start: CPU time until a killed portal is ready again, compared with plain Fastify and PGlite.
// npm run bench -- growth: a member's calls, before and after thousands of other members are added.
// npm run bench -- register: the register of all claims for staff, with the demo data and with a million claims.
// npm run bench -- calls: CPU time of the event loop for the largest requests of every call, in plain reads; eight
// minutes.
// npm run bench -- deliveries [1000000]: a million claims from a CSV file, and 20,000 on the embedded database.
import { callsBench } from './calls-bench.ts'
import { deliveriesBench } from './deliveries-bench.ts'
import { engineBench } from './engine-bench.ts'
import { formBench } from './form-bench.ts'
import { growthBench } from './growth-bench.ts'
import { phoneBench } from './phone-bench.ts'
import { registerBench } from './register-bench.ts'
import { lossRunsAlone, quick, serverBench, thorough } from './server/server-bench.ts'
import { startBench } from './start-bench.ts'
import { tableBench } from './table-bench.ts'

const [subject, ...options] = process.argv.slice(2)

if (subject === 'server') {
  await serverBench(options.includes('--quick') ? quick : thorough)
} else if (subject === 'loss-runs') {
  await lossRunsAlone()
} else if (subject === 'table') {
  console.log('\nIn the browser: main-thread time of a table of 20,000 rows, as a multiple of the portal’s table')
  console.table(await tableBench())
} else if (subject === 'phone') {
  console.log('\nA claim on a phone at the roadside')
  await phoneBench(console.table)
} else if (subject === 'start') {
  await startBench(console.table)
} else if (subject === 'growth') {
  await growthBench()
} else if (subject === 'register') {
  await registerBench(console.table)
} else if (subject === 'calls') {
  await callsBench(console.table)
} else if (subject === 'deliveries') {
  await deliveriesBench(options[0] === undefined ? undefined : Number(options[0]))
} else {
  console.log('\nThe engine, milliseconds of one pass')
  console.table(engineBench())

  console.log(await formBench())
}
