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

/** Saturday, 21 November 2026, noon in Bangkok. */
const noon = Date.UTC(2026, 10, 21, 5);

/** The credential of a form in a story. */
export const sampleCredential = (
  globals: { readonly language?: unknown },
  change: Partial<CredentialSource> = {},
): CredentialSource => ({
  state: ready(sampleCredentialState()),
  language: globals.language === 'en' ? 'EN' : 'TH',
  now: () => noon,
  onSendCode: async () => ok({ expiredMinutes: 2 }),
  onSupport: () => {},
  ...change,
});
