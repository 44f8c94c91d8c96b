/** Creates a one-time code of random digits. */
export function createCode(digits: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(digits));
  return Array.from(numbers, (number) => String(number % 10)).join('');
}

/** Creates a secret of 128 random bits in hex. Never uses the sandbox's repeatable random numbers. */
export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates 256 random bits in base64url, as WebAuthn takes them. */
export function createChallenge(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
