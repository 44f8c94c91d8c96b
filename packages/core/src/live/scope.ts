/** Names a session without its token: FNV-1a, 32 bits. Only the sessions of this browser have to differ. */
export function scopeOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
