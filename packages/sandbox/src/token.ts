/** A code of random digits, to be sent to somebody. */
export function createCode(digits: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(digits));
  return Array.from(numbers, (number) => String(number % 10)).join('');
}

/** A secret of 128 random bits in hex: for sessions, launches and challenges. Never from the world's own chance. */
export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
