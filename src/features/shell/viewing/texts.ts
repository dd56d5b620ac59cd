export const texts = {
  label: 'Viewing as another user',
  as: (name: string, email: string) => `You are viewing the portal as ${name} (${email}). You cannot change anything.`,
  stop: 'Stop viewing',
  failed: (reason: string) => `You are still viewing as another user. ${reason}`,
}
