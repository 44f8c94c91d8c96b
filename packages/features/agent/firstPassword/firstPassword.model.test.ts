import { expect, it } from 'vitest';
import { makePassword, passwordLength } from './firstPassword.model.ts';

it('a first password has letters and digits, none of which look alike', () => {
  for (let seed = 0; seed < 256; seed += 1) {
    const password = makePassword(
      Uint8Array.from({ length: passwordLength }, (_, place) => (seed * 7 + place * 31) % 256),
    );
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{12}$/);
    expect(password).not.toMatch(/[il1O0oI]/);
  }
});
