import { expect, test } from 'vitest'

import { monthBefore, toLearning } from './learning.ts'

const today = '2026-11-22'
const course = (timestamp: string, status = 'Complete', title = 'Winter Driving') => ({ title, status, timestamp })
const employee = (name: string, courses: ReturnType<typeof course>[] = [], hasLogin = true) => ({
  name,
  hasLogin,
  courses,
})
const opened = (timestamp: string, type = 'video', title = 'Backing Safely') => ({ title, type, timestamp })
const views = (title: string, count: number, type = 'video') => ({ ClientId: 12, title, type, views: count })
const learning = (employees: ReturnType<typeof employee>[], content: ReturnType<typeof opened>[] = []) =>
  toLearning({ employees, content }, [], today)!

test('finds the month before across years', () => {
  expect(monthBefore('2026-11-22')).toBe('2026-10')
  expect(monthBefore('2026-01-31')).toBe('2025-12')
  expect(monthBefore('2026-03-31', 6)).toBe('2025-09')
})

test('[ELV-011] [ELV-015] counts completed trainings of the last two months', () => {
  const { month, completed, completedBefore } = learning([
    employee('Ada', [course('2026-10-01T00:00:00.000Z'), course('2026-10-31T23:59:59.000Z')]),
    employee('Ben', [course('2026-10-15T12:00:00.000Z'), course('2026-09-30T23:59:59.000Z')]),
    employee('Cora', [course('2026-11-01T00:00:00.000Z')]),
  ])
  expect({ month, completed, completedBefore }).toEqual({ month: '2026-10', completed: 3, completedBefore: 1 })
})

test('[ELV-017] counts courses with status complete, ignoring case', () => {
  const statuses = ['Complete', 'complete', ' COMPLETE ', 'In Progress', 'Not Started', 'Incomplete', '']
  const [ada] = learning([
    employee(
      'Ada',
      statuses.map((status) => course('2026-10-05T08:00:00.000Z', status)),
    ),
  ]).learners
  expect(ada).toMatchObject({ completed: 3, completedRecently: 3 })
})

test('[ELV-012] takes the last activity from courses and views', () => {
  const begun = employee('Ada', [course('2026-10-02T00:00:00.000Z'), course('2026-11-20T10:00:00.000Z', 'In Progress')])
  expect(learning([begun]).lastActivity).toBe('2026-11-20T10:00:00.000Z')
  expect(learning([begun], [opened('2026-11-21T09:00:00.000Z')]).lastActivity).toBe('2026-11-21T09:00:00.000Z')
  expect(learning([employee('Ben')]).lastActivity).toBeNull()
})

test('[ELV-015] ignores activity older than six months', () => {
  const old = learning(
    [employee('Ada', [course('2026-05-21T23:00:00.000Z')]), employee('Ben', [course('2026-05-22T01:00:00.000Z')])],
    [opened('2026-05-20T00:00:00.000Z')],
  )
  expect(old.lastActivity).toBe('2026-05-22T01:00:00.000Z')
  expect(old.learners.map(({ name, completedRecently }) => [name, completedRecently])).toEqual([
    ['Ada', 0],
    ['Ben', 1],
  ])
})

test('[ELV-013] counts employees with a login', () => {
  expect(learning([employee('Ada'), employee('Ben', [], false), employee('Cora')]).withLogin).toBe(2)
})

test('sorts employees by fewest completions, then missing login', () => {
  const { learners } = learning([
    employee('Ada', [course('2026-10-05T00:00:00.000Z')]),
    employee('Ben', [course('2026-08-05T00:00:00.000Z')]),
    employee('Yan'),
    employee('Zoe', [], false),
  ])
  expect(learners.map(({ name }) => name)).toEqual(['Zoe', 'Yan', 'Ben', 'Ada'])
})

test('[ELV-014] [ELV-018] lists the ten most viewed titles', () => {
  const counted = Array.from({ length: 12 }, (_, at) => views(`Title ${at}`, at + 1))
  const { titles } = toLearning({ employees: [], content: [] }, counted, today)!
  expect(titles).toHaveLength(10)
  expect(titles[0]).toEqual({ title: 'Title 11', type: 'video', views: 12 })
  expect(titles.map((one) => one.views)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('[ELV-016] counts five media types only', () => {
  const types = ['video', 'Training', 'podcast', 'webinar', 'TAILGATE', 'quiz', 'survey']
  const counted = types.map((type) => views(type, 1, type))
  const typesOf = (titles: { type: string }[]) => titles.map(({ type }) => type).toSorted()
  const all = ['podcast', 'tailgate', 'training', 'video', 'webinar']
  expect(typesOf(toLearning({ employees: [], content: [] }, counted, today)!.titles)).toEqual(all)
  const content = types.map((type) => opened('2026-10-09T00:00:00.000Z', type, type))
  expect(typesOf(learning([], content).titles)).toEqual(all)
  expect(learning([], [opened('2026-11-09T00:00:00.000Z', 'quiz')]).lastActivity).toBeNull()
})

test('[ELV-015] counts views from the summary if the server sends none', () => {
  const { titles } = learning(
    [],
    [
      opened('2026-10-01T00:00:00.000Z'),
      opened('2026-10-02T00:00:00.000Z'),
      opened('2026-09-30T00:00:00.000Z'),
      opened('2026-10-03T00:00:00.000Z', 'podcast', 'The Distracted Mile'),
    ],
  )
  expect(titles).toEqual([
    { title: 'Backing Safely', type: 'video', views: 2 },
    { title: 'The Distracted Mile', type: 'podcast', views: 1 },
  ])
})

test('returns null for a company without e-learning', () => {
  expect(toLearning({ employees: [], content: [] }, [], today)).toBeNull()
})
