import { expect, it } from 'vitest';
import { createRecovery } from './recovery.ts';

function setUp() {
  const asked: string[] = [];
  return { asked, ...createRecovery((key) => asked.push(key)) };
}

it('asks for all that failed when one of them arrives', () => {
  const { asked, onError, onSuccess } = setUp();
  for (const key of ['menu', 'footer', 'games']) onError(null, key);
  onSuccess([], 'games');
  expect(asked).toEqual(['menu', 'footer']);
  onSuccess([], 'menu');
  onSuccess([], 'footer');
  expect(asked).toEqual(['menu', 'footer']);
});

it('does not ask when an answer arrives that had not failed', () => {
  const { asked, onError, onSuccess } = setUp();
  onError(null, 'footer');
  onSuccess([], 'games');
  expect(asked).toEqual([]);
});

it('waits for the next time when one fails again', () => {
  const { asked, onError, onSuccess, askAgain } = setUp();
  onError(null, 'footer');
  askAgain();
  onError(null, 'footer');
  onSuccess([], 'games');
  expect(asked).toEqual(['footer']);
  askAgain();
  expect(asked).toEqual(['footer', 'footer']);
});
