export const texts = {
  serverBusy: 'The server could not complete your request. Try again in a minute.',
  unreadableFile: 'The file could not be read. If it is a folder, choose the files in it. Otherwise, choose it again',
}
