/** Loaded at `/login` after the password was accepted. */
export { PasskeyOffer, shouldOfferPasskey } from '../features/account-security/sign-in/passkey-offer.tsx'
export { SecondStep } from '../features/account-security/sign-in/second-step.tsx'
