export const texts = {
  passwordTooShort: (least: number) => `The password must have at least ${least} characters.`,
  passwordTooCommon: 'This password is too common. Please choose another one.',
  unknownDevice: 'Unknown device',
  device: (browser: string, system: string) => `${browser} on ${system}`,
}
