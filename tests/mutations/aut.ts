import type { Mutations } from './mutation.ts'

const auth = 'src/features/auth'

export const aut: Mutations = {
  'AUT-003': { file: `${auth}/landing-page.tsx`, from: 'to="/login" state', to: 'to="/forgot" state' },
  'AUT-006': {
    file: 'src/session/session-keeper.ts',
    from: "          grant_type: 'password',\n",
    to: '',
  },
  'AUT-009': {
    file: 'src/routes/_visitor/login.tsx',
    from: "takeUnsentReport() ?? '/'",
    to: "takeUnsentReport() ?? '/insurance'",
  },
  'AUT-012': {
    file: `${auth}/forgot-page.tsx`,
    from: 'query: { email: address, origin: window.location.origin }',
    to: "query: { email: address, origin: '' }",
  },
  'AUT-015': {
    file: `${auth}/forgot-page.tsx`,
    from: 'showFailure(texts.forgot.failedToast)',
    to: 'showFailure(texts.forgot.failed)',
  },
  'AUT-018': { file: `${auth}/specified-texts.ts`, from: "set: 'Set Password' }", to: "set: 'Reset Password' }" },
  'AUT-021': {
    file: `${auth}/password/password-form.ts`,
    from: "([...String(answer)].length < minLength ? 'short' : null)",
    to: "(String(answer) === '' ? 'short' : null)",
  },
  'AUT-024': {
    file: `${auth}/password/password-form-page.tsx`,
    from: 'title={texts.done[purpose]}',
    to: 'title={texts.done.reset}',
  },
  'AUT-027': {
    file: `${auth}/password/password-form-page.tsx`,
    from: '<LightButtonLink to="/login">{texts',
    to: '<LightButtonLink to="/">{texts',
  },
}
