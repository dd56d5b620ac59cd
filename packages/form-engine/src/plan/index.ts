export type { PlannedEntry, PlannedError, PlannedTest, TestPlan } from './plan.ts'
export { planSheets } from './plan-sheets.ts'
export { planTests } from './plan-tests.ts'
export { proveHidden } from './prove-hidden.ts'
