import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';

/** A form whose outcome has code of its own, which `load` brings. */
async function renderSteps() {
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
  const Outcome = lazyComponent(() => promise);
  function Steps() {
    const [step, setStep] = useState('form');
    const root = useRef<HTMLDivElement>(null);
    useFocusOnChange(root, step);
    return (
      <>
        <div ref={root}>
          {step === 'form' ? (
            <button type="button" onClick={() => setStep('outcome')}>
              submit
            </button>
          ) : (
            <LazySection>
              <Outcome />
            </LazySection>
          )}
        </div>
        <a href="#list">beside</a>
      </>
    );
  }
  const { canvas } = await renderOnPlatform(Steps, noProps);
  const load = () =>
    resolve(() => (
      <Heading level={3} tabIndex={-1}>
        outcome
      </Heading>
    ));
  return { canvas, load };
}

test('the heading of a step whose code comes late gets the focus when it is there', async () => {
  const { canvas, load } = await renderSteps();
  await userEvent.click(canvas.getByRole('button'));
  await expect(document.body).toHaveFocus();
  load();
  await expect(await canvas.findByRole('heading')).toHaveFocus();
});

test('a player who has gone on by then stays where they are', async () => {
  const { canvas, load } = await renderSteps();
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
  load();
  await canvas.findByRole('heading');
  await expect(canvas.getByRole('link')).toHaveFocus();
});
