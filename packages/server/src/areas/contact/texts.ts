export const texts = {
  otherRecipient: 'You can only write to the program’s mailboxes or to yourself.',
  emptyMessage: 'The message is empty. Please enter a message.',
  subject: 'Message from the member portal',
  activity: { mailSent: (to: string) => `Sent an email to ${to}` },
}
