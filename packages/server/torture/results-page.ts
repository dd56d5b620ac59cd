import { hasPassed, type Result } from './run-trial.ts'

/** What a reader needs to run it again and to compare. */
export interface RunFacts {
  command: string
  seed: number
  date: string
  versions: string
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** docs/reliability.md. */
export function resultsPage(results: readonly Result[], { command, seed, date, versions }: RunFacts): string {
  const trials = [...new Set(results.map(({ trial }) => trial))]
  const notes = results.flatMap(({ trial, kind, findings, failure }) =>
    [...findings.notes, ...findings.lost, ...findings.doubled, ...(failure?.split('\n', 1) ?? [])].map(
      (note) => `- ${trial.name}, ${kind}: ${note}`,
    ),
  )
  return `# Reliability

Written by \`npm run torture\`. Each trial damages a running installation: the real server as a process, a real database, a real
SMTP server and real files, while people report claims with files. A client that gets no answer sends its report again under the
same confirmation number; some give up. In the end the trial reads all reports over HTTP and compares them with the ledger of what
the clients were told.

- **Lost**: acknowledged, and the report, its file or one of its two emails is missing, or the file has other bytes.
- **Doubled**: a report, its file or one of its emails exists more than once for one confirmation number.
- **Emails again**: copies of an email with the same Message-ID. An email is sent at least once: if the server dies, or the
  connection drops, after the SMTP server has accepted an email, it arrives again.
- **Outage**: time without a server whose \`/readyz\` answers 200, asked every 50 ms.

Command: \`${command}\`, with the seed ${seed}, on ${date}. ${versions}.

| trial | database | damage | tried | acknowledged | held | lost | doubled | emails again | longest outage, s | all outages, s |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${results.map(row).join('\n')}

“Damage” is the number of kills, outages, aborted uploads or slow connections. “Held” counts reports that the server has in the
end, also those whose acknowledgement did not reach the client.

## What each trial does

${trials.map(({ name, does }) => `- **${name}**: ${does}`).join('\n')}

## Notes

${notes.length > 0 ? notes.join('\n') : 'None.'}

## Known limits

- A killed process is not a power cut: what the operating system had taken still reaches the disk.
- The server with fault points, of “kills at each step”, runs from its sources, which start slower than the built server.
- The server of “aborted uploads” is inspected for its memory in use, and each inspection stops it for a moment.
- The outage after a kill is the time that a new process takes to start. The runner starts it at once, as a process manager does.
- The seed fixes all that the runner decides. It does not fix the order of what happens at the same time.
`
}

const row = (result: Result): string => {
  const { trial, kind, findings } = result
  const cells = [
    ...[
      hasPassed(result) ? trial.name : `${trial.name}, **failed**`,
      kind,
      findings.times,
      findings.tried,
      findings.acknowledged,
      findings.stored,
    ],
    ...[findings.lost.length, findings.doubled.length, findings.repeatedMails],
    ...[seconds(findings.longestOutage), seconds(findings.totalOutage)],
  ]
  return `| ${cells.join(' | ')} |`
}
