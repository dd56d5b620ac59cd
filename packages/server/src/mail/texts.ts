export const texts = {
  sentBy: (sender: string) => `This message was sent by ${sender}.`,
  copyLink: 'If the button does not work, copy this link into your browser:',
}
