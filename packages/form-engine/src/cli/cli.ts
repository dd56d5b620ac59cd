#!/usr/bin/env node
import process from 'node:process'
import { run } from './run.ts'

const write = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`)

process.exitCode = await run(process.argv.slice(2), {
  out: write(process.stdout),
  error: write(process.stderr),
  // Progress is shown only in a terminal, so that the output of scripts stays clean.
  progress: (step) => void (process.stderr.isTTY && process.stderr.write(`${step} …\n`)),
})
