import { expect, it } from 'vitest';
import { applyTheme } from './applyTheme.ts';

it('sets brand and mode on the root element', () => {
  const root = { dataset: { unrelated: 'stays' } } as unknown as HTMLElement;
  applyTheme({ brand: 'naga', mode: 'dark' }, root);
  expect(root.dataset).toEqual({ unrelated: 'stays', brand: 'naga', theme: 'dark' });
  applyTheme({ brand: 'kinnari', mode: 'light' }, root);
  expect(root.dataset).toEqual({ unrelated: 'stays', brand: 'kinnari', theme: 'light' });
});
