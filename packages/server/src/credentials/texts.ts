export const texts = {
  passwordTooShort: (min: number) => `The password must have at least ${min} characters.`,
  passwordTooCommon: 'This password is too common. Please choose another one.',
  unknownDevice: 'Unknown device',
  device: (browser: string, system: string) => `${browser} on ${system}`,
}
