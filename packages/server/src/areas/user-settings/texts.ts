import { specified } from './specified-texts.ts'

export const texts = {
  emailExists: specified['USR-030'].emailExists,
  emailsDiffer: 'The query field email and the body field Email differ.',
  noSuchUser: 'This user does not exist.',
  noSuchCompany: 'This company does not exist.',
  inactive: 'This user is inactive and cannot sign in.',
  canSignIn: 'This user can already sign in and needs no invitation.',
  notToView: 'You cannot view the portal as this user.',
  otherCompany: 'A user cannot be moved to another company.',
  ownDeactivation: 'You cannot make yourself inactive.',
  ownDeletion: 'You cannot delete yourself.',
  ownRole: 'You cannot change your own role.',
  notAnAddress: 'This is not an email address.',
  noSuchRole: 'The user does not have this role. Reload the page.',
  otherRole: 'This role is not available at the user’s company. Choose another role.',
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address 1',
    city: 'City',
    state: 'State',
    zip: 'Zip Code',
  },
  /** A comment that is stored with the claim notifications of a deleted user. */
  deletedBy: (email: string) => `User deleted by ${email}`,
  secondFactorReset:
    'An administrator removed the authenticator app, the recovery codes and the passkeys of your member portal account. Sign in with your password.',
  ownSecondFactor: 'You cannot reset your own second step. Ask another administrator.',
  activity: {
    added: (email: string) => `Added user ${email}`,
    invitedAgain: (email: string) => `Invited user ${email} again`,
    changed: (email: string, newEmail: string | undefined, isDeactivated: boolean) =>
      `Changed user ${email}${newEmail === undefined ? '' : `, now ${newEmail}`}${isDeactivated ? ', now inactive' : ''}`,
    activated: (email: string) => `Activated user ${email}`,
    secondFactorReset: (email: string) => `Reset the second step for ${email}`,
    viewing: (email: string) => `Started viewing the portal as ${email}`,
    deleted: (email: string) => `Deleted user ${email}`,
    roleGiven: (email: string, role: string) => `Gave ${email} the role ${role}`,
    roleTaken: (email: string, role: string) => `Removed the role ${role} from ${email}`,
  },
}
