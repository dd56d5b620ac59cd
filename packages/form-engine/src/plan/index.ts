export type { PlannedEntry, PlannedError, PlannedTest, TestPlan } from './plan.ts'
export { planTests } from './plan-tests.ts'
export { proveHidden } from './prove-hidden.ts'
