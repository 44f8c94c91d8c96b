import { expect, it } from 'vitest';
import { lazyMessages } from '../i18n/lazyMessages.ts';
import { lazyComponent } from './lazyComponent.tsx';

it('asks for code and messages at the same time, and waits for both', async () => {
  const asked: string[] = [];
  const arrive = new Map<string, () => void>();
  const arrival = async (name: string): Promise<void> => {
    asked.push(name);
    await new Promise<void>((resolve) => void arrive.set(name, resolve));
  };
  lazyMessages.setLoader((bundle) => arrival(bundle));
  const Part = lazyComponent<object>(async () => (await arrival('code'), () => null), 'more', 'fields');
  let done = false;
  const loading = Part.preload().then(() => (done = true));
  expect(asked).toEqual(['code', 'more', 'fields']);
  arrive.get('code')?.();
  arrive.get('more')?.();
  await Promise.resolve();
  expect(done).toBe(false);
  arrive.get('fields')?.();
  await loading;
});
