import type { Fact } from '../../src/ui/fact-list.tsx'

export const sampleFacts: readonly Fact[] = [
  { term: 'Claim number', value: 'AL-204000', identifier: true },
  { term: 'Driver', value: 'Ana Ruiz' },
  { term: 'Time of loss', value: 'unknown' },
]
