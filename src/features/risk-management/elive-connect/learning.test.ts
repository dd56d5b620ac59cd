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

test('the month before is that of the calendar, across the turn of a year', () => {
  expect(monthBefore('2026-11-22')).toBe('2026-10')
  expect(monthBefore('2026-01-31')).toBe('2025-12')
  expect(monthBefore('2026-03-31', 6)).toBe('2025-09')
})

test('[ELV-011] [ELV-015] trainings completed last month are counted, of all employees, and so are those of the month before', () => {
  const { month, completed, completedBefore } = learning([
    employee('Ada', [course('2026-10-01T00:00:00.000Z'), course('2026-10-31T23:59:59.000Z')]),
    employee('Ben', [course('2026-10-15T12:00:00.000Z'), course('2026-09-30T23:59:59.000Z')]),
    employee('Cora', [course('2026-11-01T00:00:00.000Z')]),
  ])
  expect({ month, completed, completedBefore }).toEqual({ month: '2026-10', completed: 3, completedBefore: 1 })
})

test('[ELV-017] a course counts once its status is complete, however that is written', () => {
  const statuses = ['Complete', 'complete', ' COMPLETE ', 'In Progress', 'Not Started', 'Incomplete', '']
  const [ada] = learning([
    employee(
      'Ada',
      statuses.map((status) => course('2026-10-05T08:00:00.000Z', status)),
    ),
  ]).learners
  expect(ada).toMatchObject({ completed: 3, completedRecently: 3 })
})

test('[ELV-012] the last activity is the newest of courses, begun ones too, and of what was opened', () => {
  const begun = employee('Ada', [course('2026-10-02T00:00:00.000Z'), course('2026-11-20T10:00:00.000Z', 'In Progress')])
  expect(learning([begun]).lastActivity).toBe('2026-11-20T10:00:00.000Z')
  expect(learning([begun], [opened('2026-11-21T09:00:00.000Z')]).lastActivity).toBe('2026-11-21T09:00:00.000Z')
  expect(learning([employee('Ben')]).lastActivity).toBeNull()
})

test('[ELV-015] what is older than six months is not looked at', () => {
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

test('[ELV-013] employees with a login are counted', () => {
  expect(learning([employee('Ada'), employee('Ben', [], false), employee('Cora')]).withLogin).toBe(2)
})

test('who completed least last month comes first, and among equals who did least in six months or has no login', () => {
  const { learners } = learning([
    employee('Ada', [course('2026-10-05T00:00:00.000Z')]),
    employee('Ben', [course('2026-08-05T00:00:00.000Z')]),
    employee('Yan'),
    employee('Zoe', [], false),
  ])
  expect(learners.map(({ name }) => name)).toEqual(['Zoe', 'Yan', 'Ben', 'Ada'])
})

test('[ELV-014] [ELV-018] the ten titles with most views come in order, the most viewed first', () => {
  const counted = Array.from({ length: 12 }, (_, at) => views(`Title ${at}`, at + 1))
  const { titles } = toLearning({ employees: [], content: [] }, counted, today)!
  expect(titles).toHaveLength(10)
  expect(titles[0]).toEqual({ title: 'Title 11', type: 'video', views: 12 })
  expect(titles.map((one) => one.views)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('[ELV-016] videos, trainings, podcasts, webinars and tailgate talks are counted, and nothing else', () => {
  const types = ['video', 'Training', 'podcast', 'webinar', 'TAILGATE', 'quiz', 'survey']
  const counted = types.map((type) => views(type, 1, type))
  const typesOf = (titles: { type: string }[]) => titles.map(({ type }) => type).toSorted()
  const all = ['podcast', 'tailgate', 'training', 'video', 'webinar']
  expect(typesOf(toLearning({ employees: [], content: [] }, counted, today)!.titles)).toEqual(all)
  const content = types.map((type) => opened('2026-10-09T00:00:00.000Z', type, type))
  expect(typesOf(learning([], content).titles)).toEqual(all)
  expect(learning([], [opened('2026-11-09T00:00:00.000Z', 'quiz')]).lastActivity).toBeNull()
})

test('[ELV-015] without views from the server, what was opened last month is counted', () => {
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

test('a company that does not use the platform has no figures rather than noughts', () => {
  expect(toLearning({ employees: [], content: [] }, [], today)).toBeNull()
})
