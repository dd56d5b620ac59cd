export const texts = {
  tooManyViews: (most: number) => `You can save up to ${most} views. Delete one to save another.`,
}
