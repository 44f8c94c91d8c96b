import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrDrawing } from './qrDrawing.ts';

const url = 'https://example.com/app/kinnari.apk';

describe('a QR code', () => {
  it('has the number of modules that its text needs at error level M', () => {
    // Version 1 has 21 modules, each further version 4 more. 35 characters at level M need version 3.
    expect(qrDrawing('1', 200, 20).modules).toBe(21);
    expect(qrDrawing(url, 200, 20).modules).toBe(29);
  });

  it('keeps a margin of about four modules (CON-01: 200 and 20)', () => {
    const { modules, scale } = qrDrawing(url, 200, 20);
    expect(modules * scale).toBeCloseTo(160);
    expect(20 / scale).toBeGreaterThan(3.6);
  });

  it('draws the dark modules and no others', () => {
    const { path } = qrDrawing(url, 200, 20);
    const { data } = encode(url, { ecc: 'M', border: 0 });
    const drawn = data.map((line) => line.map(() => false));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let step = 0; step < Number(length); step += 1) (drawn[Number(y)] ?? [])[Number(x) + step] = true;
    }
    expect(drawn).toEqual(data);
  });
});
