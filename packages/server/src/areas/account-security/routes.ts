import type { Dependencies } from '../../dependencies.ts'
import type { Implementation } from '../../http/implement.ts'
import { authenticatorAppRoutes } from './authenticator-app-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { passkeySignInRoutes } from './passkey-sign-in.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { singleSignOnRoutes } from './single-sign-on-routes.ts'

/** Ways to sign in other than the password, and the caller's sessions. */
export const accountSecurityRoutes = (dependencies: Dependencies): Implementation[] => [
  ...sessionRoutes(dependencies),
  ...secondStepRoutes(dependencies),
  ...authenticatorAppRoutes(dependencies),
  ...passkeyRoutes(dependencies),
  ...passkeySignInRoutes(dependencies),
  ...singleSignOnRoutes(dependencies),
]
