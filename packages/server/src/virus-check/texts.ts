export const texts = {
  activity: {
    infected: (name: string, finding: string | null) => `A virus was found in the file ${name}: ${finding}`,
  },
  letter: {
    subject: (name: string) => `Virus found in ${name}`,
    heading: 'A file was quarantined',
    toSender: (name: string, finding: string) =>
      `You sent the file ${name} through the member portal. The virus check found ${finding} in it. We quarantined it, and nobody can open it.`,
    todo: 'Check your device for viruses. Then send the file again from a clean device.',
    toRecipient: (name: string, finding: string) =>
      `We cannot send you the file ${name}. The virus check found ${finding} in it, and it was quarantined. We asked the sender for another one.`,
  },
}
