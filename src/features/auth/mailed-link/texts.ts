export const texts = {
  copy: {
    title: 'A copy of the acknowledgement',
    about:
      'Someone reported a claim and gave your email address. If you expected this, we will send you a copy of the acknowledgement.',
    agree: 'Send me a copy',
    done: 'We are sending you a copy',
    next: 'We will send it to the email address where you received this link.',
  },
  drafts: {
    title: 'Your unfinished reports',
    about:
      'Your account has a new email address. If the account is still yours, you can get back the claim reports you started but did not submit.',
    agree: 'The account is still mine',
    done: 'Your reports are back',
    next: 'Sign in with the new address to continue them.',
  },
  goToLogin: 'Go to sign-in',
  failed: 'That did not work',
  unexpected: 'If you did not expect this, close the page. Nothing will happen.',
}
