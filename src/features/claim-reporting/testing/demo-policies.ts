import type { Policy } from '@captive/api-client/contract'

function policy(
  PolicyId: number,
  LOB: string,
  PolicyNumber: string,
  effective: number,
  CancelDate: string | null = null,
): Policy {
  const EffectiveDate = `${effective}-07-01`
  return {
    PolicyId,
    RecId: PolicyId,
    PolicyNumber,
    LOB,
    CarrierName: 'Meridian Casualty',
    EffectiveDate,
    EffDate: EffectiveDate,
    ExpirationDate: `${effective + 1}-07-01`,
    CancelDate,
    CategoryCode: 'PC3-IC',
  }
}

/** Policies of one company, for tests and stories. None is for general liability. */
export const demoPolicies: readonly Policy[] = [
  policy(1, 'Commercial Auto', 'CA-2024-0312', 2024),
  policy(2, 'Commercial Auto', 'CA-2026-0312', 2026),
  policy(3, 'Commercial Auto', 'CA-2025-0312', 2025, '2025-11-03'),
  policy(4, "Workers' Compensation", 'WC-2026-0312', 2026),
  policy(5, 'Excess', 'XS-2026-0312', 2026),
]
