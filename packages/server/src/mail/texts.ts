export const texts = {
  sentBy: (sender: string) => `This message was sent by ${sender}.`,
  copyLink: 'If the button does not work, copy this link into your browser:',
  follows: {
    announced: 'We will send it in another email after the check.',
    subject: (subject: string, name: string) => `${subject}: ${name}`,
    content: (name: string) => `The virus check found nothing in ${name}. It is attached to this email.`,
  },
}
