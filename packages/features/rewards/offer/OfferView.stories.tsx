import { expect, fn, userEvent } from 'storybook/test';
import type { PromotionState, PromotionStateName } from '#api/promotions.ts';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Card } from '#ui/Card/Card.tsx';
import { formOffer, offersByState, rankedOffer, sampleOffer, sampleProps } from './offer.samples.ts';
import { Offer } from './Offer.tsx';
import type { OfferViewProps } from './offer.types.ts';
import { OfferView } from './OfferView.tsx';

interface Args extends Partial<OfferViewProps> {
  /** The offer to show. */
  of?: PromotionState;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Promotions/Offer',
  render: ({ of, ...args }) => (
    <div style={{ maxWidth: 680 }}>
      <Card>
        <OfferView {...sampleProps(of)} {...args} />
      </Card>
    </div>
  ),
});

/** Every promotion has one of eleven states; each says what it is, and offers what can be done. */
const stateStory = (state: PromotionStateName, action: 'button' | 'link' | null) =>
  meta.story({
    args: { of: offersByState[state] },
    play: async ({ canvas, sandbox }) => {
      await expect(canvas.getByRole('region', { name: translatorOf(sandbox)('offer:title') })).toBeVisible();
      await expect(canvas.queryAllByRole('button')).toHaveLength(action === 'button' ? 1 : 0);
      await expect(canvas.queryAllByRole('link')).toHaveLength(action === 'link' ? 1 : 0);
    },
  });

export const ToJoin = stateStory('Join', 'button');
export const ComingSoon = stateStory('coming soon', null);
export const Joined = stateStory('Joined', 'link');
export const UnderWay = stateStory('Process', 'link');
export const SignedUpForARanking = stateStory('signed', null);
export const Applying = stateStory('Applying', null);
export const Rejected = stateStory('Rejected', null);
export const Issued = stateStory('Issued', null);
export const RewardWaiting = stateStory('Claim', 'link');
export const Taken = stateStory('Claimed', null);
export const Closed = stateStory('Close', null);

/** A state that this site does not know is shown as the platform names it, and offers nothing. */
export const UnknownState = meta.story({
  args: { of: sampleOffer({ state: { other: 'Paused' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({ args: { offer: loading } });

const retry = fn();
export const Failed = meta.story({
  args: { offer: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** A promotion without anything to join shows its text only. */
export const NothingToJoin = meta.story({
  args: { offer: ready(null) },
  play: async ({ canvas, sandbox }) =>
    expect(canvas.queryByRole('region', { name: translatorOf(sandbox)('offer:title') })).toBeNull(),
});

export const NobodyRanked = meta.story({
  args: { of: rankedOffer(), ranking: ready({ list: [], own: null, at: '2026-11-21T05:00:00Z' }) },
});

/** Terms that changed after the page was opened are shown again before joining. */
export const TermsChanged = meta.story({
  args: {
    failure: {
      kind: 'refused',
      code: 'promotion_terms_changed',
      platformCode: 'promotion_terms_changed',
      message: '',
      detail: {},
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
});

/** An application without its text and picture is not sent; it says at each field what is missing. */
export const IncompleteApplication = meta.story({
  args: { of: formOffer(), onApply: fn(async () => undefined) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('offer:form.send') }));
    await expect(canvas.getByText(t('offer:form.problems.none'))).toBeVisible();
    await expect(canvas.getByText(t('uploads:problems.none'))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'กี่'.repeat(141));
    await expect(canvas.getByText(t('offer:form.problems.long', { most: 140 }))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

/** Visitors read the terms, and are asked to log in before they apply. */
export const ApplicationOfAVisitor = meta.story({
  args: { of: formOffer(), isMember: false, onLogin: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('offer:loginToApply') }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

export const NarrowWithALongReason = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { of: { ...offersByState.Rejected, reason: 'W'.repeat(200) } },
});

/** Joining shows the new state at once, and where to go on. */
export const JoinOnThePlatform = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/promoDetail?id=promo-10' } },
  render: () => <Offer promotionId="promo-10" />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('offer:join') }));
    await expect(await canvas.findByText(t('promotions:states.joined'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('offer:deposit') })).toBeVisible();
  },
});
