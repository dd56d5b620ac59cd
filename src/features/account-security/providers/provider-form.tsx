import { accountSecurityLengths } from '@captive/api-client/contract'
import type { Client, Group, IdentityProvider, RoleGroup } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useChange } from '../../../api/use-change.ts'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { texts } from './texts.ts'
import classes from './providers.module.css'
import { rolesOfCompany } from './roles-of-company.ts'

const { fields } = texts

interface ProviderFormProps {
  /** Undefined for a new provider. */
  provider: IdentityProvider | undefined
  companies: readonly Client[]
  groups: readonly Group[]
  roleGroups: readonly RoleGroup[]
  onClose: () => void
}

/** Adds or changes a provider. Here staff approve which role the members of a provider's group get. */
export function ProviderForm({ provider, companies, groups, roleGroups, onClose }: ProviderFormProps) {
  const [given, setGiven] = useState({
    ClientId: provider?.ClientId ?? companies[0]?.ClientId ?? 0,
    Domain: provider?.Domain ?? '',
    Issuer: provider?.Issuer ?? '',
    ClientIdentifier: provider?.ClientIdentifier ?? '',
    ClientSecret: '',
    GroupsClaim: provider?.GroupsClaim ?? 'groups',
    AllowsPasswords: provider?.AllowsPasswords ?? true,
  })
  const [groupOf, setGroupOf] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries((provider?.Roles ?? []).map(({ value, RoleGroupsRecId }) => [RoleGroupsRecId, value])),
  )
  const [isChecked, setChecked] = useState(false)
  const roles = rolesOfCompany(
    companies.find(({ ClientId }) => ClientId === given.ClientId),
    groups,
    roleGroups,
  )
  const required = {
    Domain: fields.domain,
    Issuer: fields.issuer,
    ClientIdentifier: fields.clientIdentifier,
    GroupsClaim: fields.groupsClaim,
    ...(!provider && { ClientSecret: fields.clientSecret }),
  }
  const save = useChange(
    'account-security',
    () => {
      const { ClientSecret, Domain, ...rest } = given
      const Roles = roles.flatMap(({ RecId }) => {
        const value = groupOf[RecId]?.trim()
        return value ? [{ value, RoleGroupsRecId: RecId }] : []
      })
      return api.saveIdentityProvider({
        body: {
          ...rest,
          Domain,
          Roles,
          ...(provider && { RecId: provider.RecId }),
          ...(ClientSecret && { ClientSecret }),
        },
      })
    },
    () => {
      showSuccess(texts.saved)
      onClose()
    },
  )
  const isMissing = (name: keyof typeof required) => name in required && given[name].trim() === ''
  const field = (name: keyof typeof required, description?: string) => ({
    id: idOf(name),
    maxLength: accountSecurityLengths[name],
    label: fields[labels[name]],
    description,
    value: given[name],
    onChange: (text: string) => setGiven({ ...given, [name]: text }),
    error: isChecked && isMissing(name) ? texts.missingField(fields[labels[name]]) : undefined,
  })
  function submit() {
    setChecked(true)
    const missing = (Object.keys(required) as (keyof typeof required)[]).find(isMissing)
    if (missing) document.getElementById(idOf(missing))?.focus()
    else save.mutate(undefined)
  }
  return (
    <FormDialog
      opened
      title={provider ? texts.changeOf(provider.Domain) : texts.add}
      submitLabel={texts.save}
      busy={save.isPending}
      dirty={given.Issuer !== (provider?.Issuer ?? '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{texts.returnAddress(`${location.origin}/single-sign-on`)}</p>
        <SelectField
          label={fields.company}
          value={given.ClientId}
          options={companies.map(({ ClientId, ClientName }) => ({ value: ClientId, label: ClientName }))}
          onChange={(ClientId) => setGiven({ ...given, ClientId })}
        />
        <TextField {...field('Domain', fields.domainHint)} />
        <TextField {...field('Issuer', fields.issuerHint)} />
        <TextField {...field('ClientIdentifier')} />
        <TextField {...field('ClientSecret', provider && fields.keepSecret)} type="password" autoComplete="off" />
        <TextField {...field('GroupsClaim', fields.groupsClaimHint)} />
        <fieldset className={classes.group}>
          <legend>{fields.roles}</legend>
          <p>{fields.rolesHint}</p>
          {roles.map(({ RecId, RoleName }) => (
            <TextField
              key={RecId}
              label={fields.groupFor(RoleName)}
              maxLength={accountSecurityLengths.group}
              value={groupOf[RecId] ?? ''}
              onChange={(text) => setGroupOf({ ...groupOf, [RecId]: text })}
            />
          ))}
        </fieldset>
        <CheckField
          label={fields.allowsPasswords}
          checked={given.AllowsPasswords}
          onChange={(AllowsPasswords) => setGiven({ ...given, AllowsPasswords })}
        />
      </div>
      {save.error ? <p role="alert">{`${texts.notSaved} ${reasonOf(save.error)}`}</p> : null}
    </FormDialog>
  )
}

const idOf = (name: string) => `provider-${name}`

const labels = {
  Domain: 'domain',
  Issuer: 'issuer',
  ClientIdentifier: 'clientIdentifier',
  ClientSecret: 'clientSecret',
  GroupsClaim: 'groupsClaim',
} as const
