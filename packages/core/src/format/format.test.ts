import { expect, it } from 'vitest';
import { formatCount } from './format.ts';

it('groups counts', () => expect(formatCount(9984, 'TH')).toBe('9,984'));
