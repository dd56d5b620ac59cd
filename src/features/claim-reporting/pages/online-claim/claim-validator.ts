import type { ClaimType } from '@captive/api-client/contract'
import type { FormStore } from '@captive/form-engine/store'
import { linkValidator, type GeneratedValidator } from '@captive/form-engine/validator'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { importValidator } from '../../../../forms/import-validator.ts'
import type { Wizard } from '../../model/wizard/wizard.ts'
import type { ReportingApi } from '../../reporting-api.ts'

/**
 * Loads the ajv validator that the server generates for the claim type, and validates step 3 with it. Until it is
 * loaded, or if the server offers none, the engine's own checks apply. The server always validates the report.
 */
export function useClaimValidator(wizard: Wizard, api: Pick<ReportingApi, 'getFNOLValidator'>): void {
  const { claimType, loss } = useSyncExternalStore(wizard.subscribe, wizard.state).report
  const { data: generated = null } = useQuery(claimValidatorQuery(api, claimType))
  useEffect(() => {
    if (loss) setValidator(loss, generated)
  }, [loss, generated])
}

function setValidator(store: FormStore, generated: GeneratedValidator | null): void {
  store.validator = generated && linkValidator(generated, store.form)
}

/** The generated module of a claim type, not yet linked with a form; null if the server offers none. */
export function claimValidatorQuery(api: Pick<ReportingApi, 'getFNOLValidator'>, claimType: ClaimType | null) {
  return queryOptions({
    queryKey: ['claim-reporting', null, 'validator', claimType],
    queryFn: () => loadClaimValidator(api, claimType),
    staleTime: Infinity, // a report in progress keeps its initial form
  })
}

async function loadClaimValidator(
  api: Pick<ReportingApi, 'getFNOLValidator'>,
  ClaimType: ClaimType | null,
): Promise<GeneratedValidator | null> {
  const url = ClaimType && (await api.getFNOLValidator({ query: { ClaimType } }))
  return url ? importValidator(url) : null
}
