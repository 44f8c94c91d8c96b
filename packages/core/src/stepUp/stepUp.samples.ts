import { ok } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { ready } from '../data/remote.ts';
import type { CredentialSource } from './stepUp.types.ts';

const rule = {
  field: 'paymentPassword',
  enabled: true,
  required: true,
  acceptedPattern: '^[0-9]{6}$',
  patternId: 'digits',
  minLength: 6,
  maxLength: 6,
};

/** What an account can prove itself with: a login password, unless it is changed. */
export const sampleCredentialState = (change: Partial<PaymentPasswordStateValue> = {}): PaymentPasswordStateValue => ({
  state: 'unset',
  triesLeft: 5,
  lockedUntil: null,
  restsUntil: null,
  restHours: 24,
  rule,
  hasLoginPassword: true,
  hasAuthenticator: false,
  channels: [],
  factors: ['password'],
  passkey: false,
  ...change,
});

/** An account that has everything. */
export const fullCredentialState = (change: Partial<PaymentPasswordStateValue> = {}): PaymentPasswordStateValue =>
  sampleCredentialState({
    state: 'set',
    hasAuthenticator: true,
    channels: [
      { channel: 'sms', to: '08x-xxx-5678' },
      { channel: 'email', to: 'de***@kinnari.example' },
    ],
    ...change,
  });

/** The credential of a form in a story. */
export const sampleCredential = (change: Partial<CredentialSource> = {}): CredentialSource => ({
  state: ready(sampleCredentialState()),
  onSendCode: async () => ok({ expiredMinutes: 2 }),
  onSupport: () => {},
  ...change,
});
