import { NotOfferedError, type StandIns } from '@captive/api-client'

const refuse = (call: string) => () => Promise.reject(new NotOfferedError(call))

/** Stand-ins for a server with only password sign-in. Pages and buttons of these calls are hidden. */
export const accountSecurityStandIns = {
  secondStep: refuse('SecondStep'),
  startAuthenticatorApp: refuse('StartAuthenticatorApp'),
  confirmAuthenticatorApp: refuse('ConfirmAuthenticatorApp'),
  removeAuthenticatorApp: refuse('RemoveAuthenticatorApp'),
  makeRecoveryCodes: refuse('MakeRecoveryCodes'),
  startPasskeySignIn: refuse('StartPasskeySignIn'),
  passkeySignIn: refuse('PasskeySignIn'),
  getAccountSecurity: refuse('GetAccountSecurity'),
  endSession: refuse('EndSession'),
  endOtherSessions: refuse('EndOtherSessions'),
  startPasskey: refuse('StartPasskey'),
  addPasskey: refuse('AddPasskey'),
  renamePasskey: refuse('RenamePasskey'),
  removePasskey: refuse('RemovePasskey'),
  resetSecondFactor: refuse('ResetSecondFactor'),
  startSingleSignOn: refuse('StartSingleSignOn'),
  finishSingleSignOn: refuse('FinishSingleSignOn'),
  getIdentityProviders: refuse('GetIdentityProviders'),
  saveIdentityProvider: refuse('SaveIdentityProvider'),
  deleteIdentityProvider: refuse('DeleteIdentityProvider'),
} satisfies Partial<StandIns>
