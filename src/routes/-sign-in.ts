/** Loaded at `/login` when the password is right. */
export { PasskeyOffer, shouldOfferPasskey } from '../features/account-security/sign-in/passkey-offer.tsx'
export { SecondStep } from '../features/account-security/sign-in/second-step.tsx'
