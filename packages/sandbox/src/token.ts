/** A secret of 128 random bits in hex: for sessions, launches and challenges. Never from the world's own chance. */
export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
