import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OperationRefusalCode, operationRefusalCodes } from '#api/errors.ts';

/** Codes whose message stands at a field or in a panel, under a name of its own. Every other one is `refused.<code>`. */
const ownNames: Readonly<Partial<Record<OperationRefusalCode, readonly string[]>>> = {
  password_weak: ['fields:problems.password_weak', 'agentRates:refused.password_weak'],
  payment_password_incorrect: ['paymentPassword:problems.incorrect', 'paymentPassword:problems.incorrectTries'],
  bank_account_taken: ['bankAccounts:problems.taken'],
  bank_number_invalid: ['bankAccounts:problems.digits', 'bankAccounts:problems.unreadable'],
  authenticator_expired: ['authenticator:problems.expired'],
};

/** Codes that the site acts on by itself: no player is told. */
const silent: readonly OperationRefusalCode[] = ['live_off'];

describe.each(readdirSync('locales'))('refusals of single operations, in %s', (language) => {
  const files = readdirSync(`locales/${language}`).map((file) => file.replace('.json', ''));
  const read = (name: string): unknown => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));
  const messages = new Map(files.map((name) => [name, read(name)]));
  const messageOf = (key: string): unknown => {
    const [namespace = '', path = ''] = key.split(':');
    return path
      .split('.')
      .reduce<unknown>(
        (at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name],
        messages.get(namespace),
      );
  };

  it.each(operationRefusalCodes.filter((code) => !silent.includes(code)))(
    '%s has a message that says what the player can do',
    (code) => {
      const keys = ownNames[code] ?? files.map((name) => `${name}:refused.${code}`);
      const texts = keys.map(messageOf);
      const found = texts.filter((text) => typeof text === 'string' && text !== '');
      expect(found.length, keys.join(', ')).toBeGreaterThan(0);
      if (ownNames[code]) expect(found).toHaveLength(texts.length);
    },
  );
});
