/** Blends two six-digit hex colours; 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  let out = 0;
  for (const shift of [16, 8, 0]) {
    const low = (a >> shift) & 255;
    const high = (b >> shift) & 255;
    out = (out << 8) | Math.round(low + (high - low) * amount);
  }
  return `#${out.toString(16).padStart(6, '0')}`;
}

/** The relative luminance of a colour (WCAG): 0 is black, 1 is white. */
export function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const linear = [16, 8, 0].map((shift) => {
    const channel = ((value >> shift) & 255) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return a > b ? a / b : b / a;
}

/** The preferred colour if it has a contrast of 4.5 to 1 on `background`, otherwise the fallback. */
export function readable(preferred: string, background: string, fallback: string): string {
  return contrast(preferred, background) >= 4.5 ? preferred : fallback;
}
