import { describe, expect, it, vi } from 'vitest';
import { lifetime } from './lifetime.ts';
import { createToastStore, type ToastEntry, withToast } from './toastStore.ts';

const entry = (id: string, tone: ToastEntry['tone'] = 'neutral'): ToastEntry => ({ id, tone, text: id });
const ids = (list: readonly ToastEntry[]) => list.map(({ id }) => id).join(' ');
const fill = (...entries: ToastEntry[]) => entries.reduce<readonly ToastEntry[]>(withToast, []);

describe('withToast', () => {
  it('keeps three toasts and removes the oldest', () => {
    expect(ids(fill(entry('a'), entry('b'), entry('c'), entry('d')))).toBe('b c d');
  });
  it('removes failures last', () => {
    expect(ids(fill(entry('a', 'negative'), entry('b'), entry('c'), entry('d')))).toBe('a c d');
    expect(ids(fill(entry('a', 'negative'), entry('b', 'negative'), entry('c', 'negative'), entry('d')))).toBe('b c d');
  });
  it('replaces a toast with the same id', () => {
    expect(ids(fill(entry('a'), entry('b'), entry('a')))).toBe('b a');
  });
});

describe('lifetime', () => {
  it('is undefined for failures', () => {
    expect(lifetime({ ...entry('a', 'negative'), duration: 100 })).toBeUndefined();
  });
  it('is undefined for one that stays', () => {
    expect(lifetime({ ...entry('a'), duration: Infinity })).toBeUndefined();
  });
  it('grows with the text unless a duration is given', () => {
    expect(lifetime({ ...entry('a'), text: 'x'.repeat(100) })).toBeGreaterThan(lifetime(entry('a')) ?? 0);
    expect(lifetime({ ...entry('a'), duration: 700 })).toBe(700);
  });
});

describe('createToastStore', () => {
  it('notifies its listeners until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const id = store.show({ text: 'saved' });
    expect(store.list()).toEqual([{ id, text: 'saved', tone: 'neutral' }]);
    unsubscribe();
    store.dismiss(id);
    expect(store.list()).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
  });
});
