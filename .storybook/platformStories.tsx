import type { ComponentType } from 'react';
import type { Canvas } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { BrandContext } from '#core/site/brand.ts';
import { brandNamed } from '#themes/brands.ts';
import { type SandboxContext, type SandboxParameters, translatorOf } from './sandboxPlatform.ts';

interface Played {
  readonly canvas: Canvas;
  readonly sandbox: SandboxContext;
}

/** Plays a story that has nothing of its own to prove: all data has come, and nothing of it has failed. */
async function isComplete({ canvas, sandbox }: Played): Promise<void> {
  const t = translatorOf(sandbox);
  await waitFor(async () => {
    await expect(sandbox.asked.get()).toBe(true);
    await expect(canvas.queryAllByText(t('common:loading'))).toEqual([]);
  });
  await expect(canvas.queryByRole('button', { name: t('common:retry') })).toBeNull();
}

const says =
  (key: 'errors:trial' | 'errors:maintenance') =>
  async ({ canvas, sandbox }: Played): Promise<void> => {
    const reason = translatorOf(sandbox)(key);
    // Found anew each time: several answers arrive one after the other.
    await waitFor(() => expect(canvas.getAllByText(reason, { exact: false })[0]).toBeVisible());
  };

async function fits(played: Played): Promise<void> {
  await isComplete(played);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/**
 * The stories that every screen has of itself on the platform:
 *
 *     const onPlatform = platformStories(Connected, { path: '/vip' });
 *     export const AsMember = meta.story(onPlatform.ready);
 *     export const AsTrial = meta.story(onPlatform.trial);
 *     export const InMaintenance = meta.story(onPlatform.maintenance);
 *
 * Each can be given a play function of its own: `meta.story({ ...onPlatform.trial, play })`.
 *
 * @param Connected the screen with its hook, as the site joins them
 * @param options what the stories have in common; `persona` is who the screen is for, by default a member
 */
export function platformStories(Connected: ComponentType<object>, options: SandboxParameters = {}) {
  const on = (sandbox: SandboxParameters) => ({
    render: (_: unknown, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
      <BrandContext value={brandNamed(globals['brand'])}>
        <Connected />
      </BrandContext>
    ),
    parameters: { sandbox: { persona: 'member', at: null, ...options, ...sandbox } satisfies SandboxParameters },
  });
  return {
    /** The screen with all its data. */
    ready: { ...on({}), play: isComplete },
    /** The platform refuses a trial account what it asks for, and the screen says so (ROL-04). */
    trial: { ...on({ persona: 'trial' }), play: says('errors:trial') },
    /** The whole platform is under maintenance, and the screen says so (SYS-02). */
    maintenance: { ...on({ settings: { ...options.settings, maintenance: true } }), play: says('errors:maintenance') },
    /** An account in which nothing has happened yet. */
    empty: { ...on({ scenario: 'empty' }), play: isComplete },
    /** The longest texts of the platform on the narrowest phone: nothing is wider than the page. */
    longText: { ...on({ scenario: 'longText' }), globals: { viewport: { value: 'smallest' } }, play: fits },
  };
}
