import type { TimelineEntry } from '../../src/ui/timeline.tsx'

/** Oldest first. */
export const sampleTimeline: TimelineEntry[] = [
  { id: '1', at: '2024-08-01T14:02:00', title: 'Claim reported online', who: 'Dana Whitfield' },
  {
    id: '2',
    at: '2024-08-02T09:30:10',
    title: 'Adjuster assigned',
    who: 'Chidi Okafor',
    children: 'First contact with the driver is planned for today.',
  },
  {
    id: '3',
    at: '2024-09-12T16:45:00',
    title: 'Reserve raised to $12,000',
    who: 'Chidi Okafor',
    children: 'The body shop found the frame bent. Its estimate lies with the documents.',
  },
]
