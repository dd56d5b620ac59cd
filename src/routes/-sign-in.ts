/** Loaded at `/login` after the password form. */
export { OtherWays } from '../features/account-security/sign-in/other-ways.tsx'
export { PasskeyOffer, shouldOfferPasskey } from '../features/account-security/sign-in/passkey-offer.tsx'
export { SecondStep } from '../features/account-security/sign-in/second-step.tsx'
