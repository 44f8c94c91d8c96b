// Without letters and digits that look alike: the agent reads it out.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const capitals = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';

/** Length of a first password. */
export const passwordLength = 12;

/** Makes a first password of letters and digits. @param random `passwordLength` numbers from 0 to 255 */
export function makePassword(random: Uint8Array): string {
  // Of each kind at least one, whatever the numbers are.
  const kinds = [letters, capitals, digits];
  return Array.from({ length: passwordLength }, (_, place) => {
    const from = kinds[place] ?? letters + capitals + digits;
    return from[(random[place] ?? 0) % from.length] ?? '';
  }).join('');
}

/** A first password by the chance of the browser. */
export const newPassword = (): string => makePassword(crypto.getRandomValues(new Uint8Array(passwordLength)));
