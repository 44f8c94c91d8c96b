import { describe, expect, it, vi } from 'vitest';
import { createToastStore, lifetime, type ToastEntry, withToast } from './toastStore.ts';

const entry = (id: string, tone: ToastEntry['tone'] = 'neutral'): ToastEntry => ({ id, tone, text: id });
const ids = (list: readonly ToastEntry[]) => list.map(({ id }) => id).join(' ');
const fill = (...entries: ToastEntry[]) => entries.reduce<readonly ToastEntry[]>(withToast, []);

describe('withToast', () => {
  it('keeps three, the oldest goes', () => {
    expect(ids(fill(entry('a'), entry('b'), entry('c'), entry('d')))).toBe('b c d');
  });
  it('keeps failures before the others', () => {
    expect(ids(fill(entry('a', 'negative'), entry('b'), entry('c'), entry('d')))).toBe('a c d');
    expect(ids(fill(entry('a', 'negative'), entry('b', 'negative'), entry('c', 'negative'), entry('d')))).toBe('b c d');
  });
  it('replaces a message of the same name', () => {
    expect(ids(fill(entry('a'), entry('b'), entry('a')))).toBe('b a');
  });
});

describe('lifetime', () => {
  it('has none for failures', () => {
    expect(lifetime({ ...entry('a', 'negative'), duration: 100 })).toBeUndefined();
  });
  it('grows with the text unless it is said', () => {
    expect(lifetime({ ...entry('a'), text: 'x'.repeat(100) })).toBeGreaterThan(lifetime(entry('a')) ?? 0);
    expect(lifetime({ ...entry('a'), duration: 700 })).toBe(700);
  });
});

describe('createToastStore', () => {
  it('tells its listeners, and forgets those that leave', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.show({ text: 'saved' });
    expect(store.list()).toEqual([{ id, text: 'saved', tone: 'neutral' }]);
    leave();
    store.dismiss(id);
    expect(store.list()).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
  });
});
