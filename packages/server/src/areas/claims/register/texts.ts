export const texts = {
  tooManyViews: (max: number) => `You can save up to ${max} views. Delete one to save another.`,
}
