import { type ReactNode, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { StoryProviders } from '#storybook/StoryProviders.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { HydrateWhenNear } from './HydrateWhenNear.tsx';

interface PageProps {
  name: string;
  onPress: () => void;
}

/** A page with one button, far below the viewport. */
function Page(props: PageProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <div style={{ height: '300vh' }} />
      <div ref={place} data-testid="place">
        <HydrateWhenNear place={place}>
          <Choice {...props} />
        </HydrateWhenNear>
      </div>
    </>
  );
}

function Choice({ name, onPress }: PageProps) {
  const { t } = useTranslation('common');
  return (
    <button type="button" onClick={onPress}>
      {`${name}: ${t('close')}`}
    </button>
  );
}

/** Puts the page into a document, as a server does, and lets React take over all of it that is near. */
async function hydratePage(props: PageProps) {
  const { sandbox, t, container: rendered, canvas } = await renderOnPlatform(Page, () => props, { language: 'th' });
  const { platform } = sandbox;
  await canvas.findByRole('button');
  // React marks the bounds of what it can take over later.
  const markup = rendered.innerHTML.replace(/<button.*<\/button>/, '<!--$-->$&<!--/$-->').replace(' 300vh;', '300vh');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup;
  const tree = (page: ReactNode) => (
    <StoryProviders platform={platform} currencySymbol="฿" path="/">
      {page}
    </StoryProviders>
  );
  const onRecoverableError = vi.fn<() => void>();
  const root = hydrateRoot(container, tree(<Page {...props} />), { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
    scrollTo(0, 0);
  });
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  const isTaken = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => isTaken(find('[data-testid=place]'))).toBe(true);
  return {
    t,
    platform,
    onRecoverableError,
    isTaken,
    render: (next: PageProps) => root.render(tree(<Page {...next} />)),
    button: () => find('button'),
  };
}

test('leaves the markup of a document alone until it is near, and then shows what has changed meanwhile', async () => {
  const [onFirst, onSecond] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { button, isTaken, onRecoverableError, render, t } = await hydratePage({ name: 'one', onPress: onFirst });
  const ofDocument = button();
  render({ name: 'two', onPress: onSecond });
  expect(isTaken(ofDocument)).toBe(false);
  expect(ofDocument.textContent).toBe(`one: ${t('common:close')}`);

  ofDocument.scrollIntoView();
  await expect.poll(() => button().textContent).toBe(`two: ${t('common:close')}`);
  // The element of the document, not a new one in its place.
  expect(button()).toBe(ofDocument);
  button().click();
  expect(onFirst).not.toHaveBeenCalled();
  expect(onSecond).toHaveBeenCalledOnce();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('is in another language as soon as the player chooses it', async () => {
  const { button, onRecoverableError, platform } = await hydratePage({ name: 'one', onPress: () => {} });
  await platform.language.choose('EN');
  await expect.poll(() => button().textContent).toBe('one: Close');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
