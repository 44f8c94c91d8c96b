import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { ErrorBoundary } from '#core/components/ErrorBoundary.tsx';
import { translatePage } from '#storybook/translation.ts';
import { useNodeGuard } from './useNodeGuard.ts';

/** As a third party may write it: texts beside what comes and goes. */
function Loose({ busy }: { busy: boolean }) {
  return (
    <p>
      {busy && <b>busy</b>}
      {busy ? null : 'idle '}
      text
    </p>
  );
}

function Guarded({ start }: { start: (show: (busy: boolean) => void) => void }) {
  useNodeGuard();
  const [busy, setBusy] = useState(false);
  start(setBusy);
  return <Loose busy={busy} />;
}

test('a part whose texts React holds survives a translation, and each loss is reported', () => {
  const reports: string[] = [];
  const listener = (event: Event): void => void reports.push((event as CustomEvent<Error>).detail.message);
  addEventListener('kinnari:error', listener);
  onTestFinished(() => removeEventListener('kinnari:error', listener));
  const { insertBefore } = Node.prototype;
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  const root = createRoot(place);
  let show = (_busy: boolean): void => {};
  flushSync(() =>
    root.render(
      <ErrorBoundary fallback={() => <p>failed</p>}>
        <Guarded start={(set) => (show = set)} />
      </ErrorBoundary>,
    ),
  );
  expect(Node.prototype.insertBefore).not.toBe(insertBefore);
  translatePage().stop();
  expect(place.querySelectorAll('font > font')).toHaveLength(2);
  flushSync(() => show(true));
  expect(place.querySelector('b')).toHaveTextContent('busy');
  expect(place).not.toHaveTextContent('failed');
  flushSync(() => show(false));
  expect(place.querySelector('b')).toBeNull();
  expect(reports).toEqual(['lost #text', 'lost #text', 'lost #text']);
  flushSync(() => root.unmount());
  expect(Node.prototype.insertBefore).toBe(insertBefore);
});
