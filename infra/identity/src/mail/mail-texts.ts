import type { Mail } from './send-mail.ts';

interface Place {
  readonly siteName: string;
  readonly link: string;
}

export function confirmMail(to: string, { siteName, link }: Place): Mail {
  return {
    to,
    subject: `Confirm your address for ${siteName}`,
    text: `Somebody, probably you, made an account at ${siteName} with this address. The link below confirms it, with the password that was chosen. It works once, within a day.\n\nIf it was not you, do nothing: without the link there is no account.`,
    link: { address: link, label: 'Confirm the address' },
  };
}

export function registeredAlreadyMail(to: string, { siteName, link }: Place): Mail {
  return {
    to,
    subject: `You have an account at ${siteName}`,
    text: `Somebody, probably you, tried to make an account at ${siteName} with this address. There is one already, and nothing was changed.\n\nSign in with the password that you have, or choose a new one.`,
    link: { address: link, label: 'Choose a new password' },
  };
}

export function passwordResetMail(to: string, { siteName, link }: Place): Mail {
  return {
    to,
    subject: `A new password for ${siteName}`,
    text: `Somebody, probably you, asked for a new password at ${siteName}. The link below lets you choose one. It works once, within an hour.\n\nIf it was not you, do nothing: your password stays as it is.`,
    link: { address: link, label: 'Choose a new password' },
  };
}

export function noAccountMail(to: string, { siteName, link }: Place): Mail {
  return {
    to,
    subject: `No account at ${siteName} with this address`,
    text: `Somebody, probably you, asked for a new password at ${siteName}. There is no account with this address. Perhaps you used another one.\n\nIf it was not you, do nothing.`,
    link: { address: link, label: 'Make an account' },
  };
}

export function changeAddressMail(to: string, { siteName, link }: Place): Mail {
  return {
    to,
    subject: `Confirm your new address for ${siteName}`,
    text: `The link below makes this the address of your account at ${siteName}. It works once, within a day.\n\nIf you did not ask for that, do nothing.`,
    link: { address: link, label: 'Use this address' },
  };
}

export function addressTakenMail(to: string, siteName: string): Mail {
  return {
    to,
    subject: `You have an account at ${siteName}`,
    text: `Somebody, probably you, wanted to move another account at ${siteName} to this address. It belongs to an account already, and nothing was changed.`,
  };
}

export function addressChangedMail(to: string, email: string, siteName: string): Mail {
  return {
    to,
    subject: `The address of your account at ${siteName} was changed`,
    text: `It is ${email} from now on. If it was not you, choose a new password there and write to the support of ${siteName}.`,
  };
}

export function passwordChangedMail(to: string, { siteName, link }: Place): Mail {
  return {
    to,
    subject: `Your password for ${siteName} was changed`,
    text: 'Your other devices are signed out. If it was not you, choose a new password at once.',
    link: { address: link, label: 'Choose a new password' },
  };
}
