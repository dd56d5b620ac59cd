export const texts = {
  largerFiles: {
    before: 'Use our',
    link: 'file transfer page',
    after: 'for larger files and dash camera footage after you report the claim.',
  },
}
