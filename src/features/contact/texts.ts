import { specified } from './specified-texts.ts'

export const texts = {
  title: specified['SHL-021'].title,
  about: 'Have a question about the portal or the program? Write to us.',
  body: specified['CON-002'].body,
  origin: specified['CON-005'].origin,
}
