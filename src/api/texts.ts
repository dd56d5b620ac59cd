export const texts = {
  serverBusy: 'The server could not do this just now. Try again in a minute.',
  unreadableFile: 'It could not be read. If it is a folder, choose the files in it. Otherwise choose it again',
}
