import { expect, it } from 'vitest';
import { osOf } from './os.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Linux'],
  ['', 'other'],
])('%s is %s', (userAgent, os) => expect(osOf(userAgent)).toBe(os));
