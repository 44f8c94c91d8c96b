import { lazyPart } from '../shared/lazyPart.tsx';
import type { LoginSlots } from './LoginPanel.tsx';
import type { Login } from './useLogin.ts';

const SmsLogin = lazyPart(() => import('./sms/SmsLogin.tsx').then((part) => part.SmsLogin), 'fields');
const SecondFactor = lazyPart(
  () => import('./secondFactor/SecondFactor.tsx').then((part) => part.SecondFactor),
  'fields',
  'secondFactor',
);

/** The parts of the login that are its own and come later, for the presentation of this login. */
export const loginParts = ({ host }: Pick<Login, 'host'>): Pick<LoginSlots, 'smsForm' | 'secondFactorForm'> => ({
  smsForm: <SmsLogin {...host} />,
  ...(host.secondFactor !== null && {
    // Another ticket is another try.
    secondFactorForm: <SecondFactor key={host.secondFactor.ticket} {...host} detail={host.secondFactor} />,
  }),
});
