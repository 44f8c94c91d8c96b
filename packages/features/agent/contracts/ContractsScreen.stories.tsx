import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ContractKind } from '#api/agent.ts';
import { fail, ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import {
  sampleContract,
  sampleDownlines,
  samplePage,
  samplePolicy,
  samplePreview,
  sampleProgress,
  sampleScreen,
  noon,
} from './contracts.samples.ts';
import type { ContractsScreenProps } from './contracts.types.ts';
import { ContractsScreen } from './ContractsScreen.tsx';
import { useContractsScreen } from './useContractsScreen.ts';

const meta = preview.type<{ args: Partial<ContractsScreenProps> }>().meta({
  title: 'Screens/Agent/Contracts',
  parameters: { sandbox: { at: noon } },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 900 }}>
      <ContractsScreen {...sampleScreen(globals)} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = ({ kind }: { kind: ContractKind }) => (
  <div style={{ maxWidth: 900 }}>
    <ContractsScreen {...useContractsScreen(kind)} />
  </div>
);

const refused = (code: 'contract_changed' | 'contract_closed' | 'operation_not_allowed', detail = {}) =>
  ({ kind: 'refused', code, platformCode: code, message: '', detail }) as const;
const network = { kind: 'network', outcomeUnknown: false } as const;
const dialogOf = async () => within(await screen.findByRole('alertdialog'));

/** What waits comes first, with the two answers; the contract in force can be ended. */
export const OfferWaits = meta.story({
  args: { onDecide: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:accept') }));
    await expect(args.onDecide).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'ACCEPT', contract: expect.objectContaining({ id: 'C2' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:terminate') }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'TERMINATE', contract: expect.objectContaining({ id: 'C1' }) }),
    );
  },
});

/** The contract in force says how far its running period has come; an offer has none. */
export const RunningPeriod = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const title = { name: t('agentProgress:title') };
    await waitFor(() => expect(canvas.getAllByRole('heading', title)).toHaveLength(1));
    await expect(canvas.getByText(t('agentProgress:tier', { tier: 1, rate: '0.30' }))).toBeVisible();
    await expect(canvas.getByText(t('agentProgress:lastDay'))).toBeVisible();
    await expect(canvas.getByText(/฿1,200\.00/)).toBeVisible();
  },
});

/** Nothing is missing once the last tier is reached. */
export const HighestTier = meta.story({
  args: { progress: [sampleProgress({ reached: { tier: 2, rate: '0.50' }, next: null })] },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentProgress:top'))).toBeVisible();
  },
});

/** What reduces a dividend is said in words, on its card and beside the terms in force when it is decided. */
export const DividendPolicies = meta.story({
  render: (args, { globals }) => {
    const page = samplePage(globals, {}, 'dividend');
    const reduced = { deducts: ['bonus', 'fee', { other: 'GIFT' }], carryOver: 'negative' } as const;
    const [offer, ...rest] = page.list.map((each) => ({ ...each, ...reduced, deducts: [...reduced.deducts] }));
    if (offer === undefined) throw new Error('there is no offer');
    return (
      <ContractsScreen
        {...sampleScreen(globals)}
        {...args}
        kind="dividend"
        contracts={ready({ ...page, list: [offer, ...rest], ceilingPolicy: samplePolicy })}
        decision={{ action: 'ACCEPT', contract: offer }}
        preview={ready(samplePreview(globals, { ends: [] }))}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    const deducted = `${t('contracts:policy.bonus')}, ${t('contracts:policy.fee')}, GIFT`;
    // On the cards that have terms to decide about, and beside the terms in force, which deduct nothing.
    await expect(canvas.getAllByText(deducted)).toHaveLength(2);
    await waitFor(() => expect(dialog.getByText(deducted)).toBeVisible());
    await expect(dialog.getByText(t('contracts:policy.nothing'))).toBeVisible();
    await expect(dialog.getByText(t('contracts:policy.carry.none'))).toBeVisible();
    await expect(dialog.getByText(t('contracts:policy.carry.negative'))).toBeVisible();
  },
});

/** The same screen for a dividend: its periods, conditions and one rate. */
export const Dividend = meta.story({
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...args}
      kind="dividend"
      contracts={ready(samplePage(globals, {}, 'dividend'))}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('contracts:periods.W'))).toBeVisible();
    await expect(canvas.queryByText(t('contracts:lossRate'))).toBeNull();
  },
});

export const RealTime = meta.story({
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...args}
      kind="realTime"
      contracts={ready(samplePage(globals, {}, 'realTime'))}
    />
  ),
});

const deciding = (action: 'ACCEPT' | 'REJECT' | 'TERMINATE') => ({
  decision: { action, contract: sampleContract({ id: 'C2', state: action === 'TERMINATE' ? 'accepted' : 'offered' }) },
});

/**
 * Old and new stand side by side. Nothing is sent before each contract that ends was ticked and the password given; then
 * exactly these are sent.
 */
export const Accepting = meta.story({
  args: { onConfirm: fn(async () => ok(sampleContract())) },
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...deciding('ACCEPT')}
      preview={ready(samplePreview(globals))}
      {...args}
    />
  ),
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('contracts:decide.old') })).toBeVisible());
    await expect(dialog.getByRole('heading', { name: t('contracts:decide.new') })).toBeVisible();
    // What both would have paid, and the difference.
    const compared = within(dialog.getByRole('group', { name: t('contracts:compared.title') }));
    for (const amount of [/62\.00/, /49\.60/, /12\.40/]) await expect(compared.getByText(amount)).toBeVisible();
    await confirm();
    await expect(await dialog.findByText(t('contracts:decide.tick'))).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveFocus();
    await userEvent.click(dialog.getByRole('checkbox'));
    await confirm();
    await expect(await dialog.findByText(t('contracts:decide.passwordEmpty'))).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(t('contracts:decide.password')), 'secret');
    await confirm();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('secret', ['C9']));
  },
});

/** Without anything in force, and nothing that ends. */
export const AcceptingTheFirst = meta.story({
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...deciding('ACCEPT')}
      contracts={ready(samplePage(globals, { ceiling: [] }))}
      preview={ready(samplePreview(globals, { ends: [], amount: '0.00' }))}
      {...args}
    />
  ),
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    const text = translatorOf(sandbox)('contracts:decide.nothingEnds');
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
  },
});

/** Nothing can be accepted while it is not known what would end. */
export const EndsLoading = meta.story({
  args: { preview: loading, onConfirm: fn(async () => ok(sampleContract())) },
  render: (args, { globals }) => <ContractsScreen {...sampleScreen(globals)} {...deciding('ACCEPT')} {...args} />,
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText(t('contracts:decide.password')), 'secret{Enter}');
    const confirm = dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') });
    await expect(confirm).toBeDisabled();
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

const retryPreview = fn();
export const EndsFailed = meta.story({
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...deciding('TERMINATE')}
      preview={{ status: 'failed', error: network, retry: retryPreview }}
      {...args}
    />
  ),
  play: async ({ sandbox }) => {
    retryPreview.mockClear();
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retryPreview).toHaveBeenCalledOnce();
  },
});

/** Other contracts would end than were read: they are shown anew, and ticked anew. */
export const EndsChanged = meta.story({
  args: { onConfirm: fn(async () => fail(refused('contract_changed'))) },
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...deciding('ACCEPT')}
      preview={ready(samplePreview(globals))}
      {...args}
    />
  ),
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.type(dialog.getByLabelText(t('contracts:decide.password')), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') }));
    await expect(await dialog.findByText(t('contracts:refused.contract_changed'))).toBeVisible();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
});

/** Rejecting ends nothing, so that it asks for the password only. */
export const Rejecting = meta.story({
  args: { onConfirm: fn(async () => ok(sampleContract())) },
  render: (args, { globals }) => <ContractsScreen {...sampleScreen(globals)} {...deciding('REJECT')} {...args} />,
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await userEvent.type(await dialog.findByLabelText(t('contracts:decide.password')), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.REJECT.confirm') }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('secret', []));
  },
});

/** The moment at which it ends stands there before anything is pressed. */
export const Terminating = meta.story({
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...deciding('TERMINATE')}
      preview={ready(
        samplePreview(globals, {
          ends: [
            { id: 'C9', account: 'nok', nickname: 'Nok', rate: '0.40', mostRate: '0.00', reason: 'above' },
            {
              id: 'C10',
              account: 'chai',
              nickname: 'Chai',
              rate: '0.20',
              mostRate: '0.00',
              reason: { other: 'AUDIT' },
            },
          ],
        }),
      )}
      {...args}
    />
  ),
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    await waitFor(() => expect(dialog.getByText(translatorOf(sandbox)('contracts:decide.why.above'))).toBeVisible());
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  },
});

/** A contract that begins later: until then the former one counts. Ended before, it never begins. */
export const BeginsLater = meta.story({
  args: { onConfirm: fn(async () => ok(sampleContract())) },
  render: (args, { globals }) => {
    const from = '2026-11-30T17:00:00Z';
    const contract = sampleContract({ id: 'C2', from, answeredAt: '2026-11-20T05:00:00Z' });
    const list = [contract, sampleContract({ state: 'replaced', until: from })];
    return (
      <ContractsScreen
        {...sampleScreen(globals)}
        contracts={ready(samplePage(globals, { list }))}
        decision={{ action: 'TERMINATE', contract }}
        preview={ready(samplePreview(globals, { ends: [], effectiveAt: from }))}
        {...args}
      />
    );
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('contracts:state.toCome'))).toBeInTheDocument();
    const dialog = await dialogOf();
    await expect(dialog.queryByText(t('contracts:decide.TERMINATE.done'))).toBeNull();
    await userEvent.type(dialog.getByLabelText(t('contracts:decide.password')), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.TERMINATE.confirm') }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('secret', []));
    const done = t('contracts:decide.neverDone', { kind: t('contracts:names.daily') });
    await waitFor(() => expect(screen.getByText(done)).toBeVisible());
  },
});

/** Every state; a word that the site does not know is shown as it is, without actions. */
export const WithDownline = meta.story({
  args: { tab: 'downline' },
  render: (args, { globals }) => (
    <ContractsScreen {...sampleScreen(globals)} contracts={ready(sampleDownlines(globals))} {...args} />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText('PAUSED')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: t('contracts:withdraw') })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: t('contracts:terminate') })).toHaveLength(1);
  },
});

async function fill(canvas: ReturnType<typeof within>, sandbox: SandboxContext): Promise<void> {
  const t = translatorOf(sandbox);
  await userEvent.click(await canvas.findByRole('button', { name: t('contracts:offer') }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('contracts:form.to') }), 'member-nok');
  await userEvent.type(canvas.getByRole('textbox', { name: t('contracts:conditions.dailyBet') }), '1,000');
  await userEvent.type(canvas.getByRole('textbox', { name: `${t('contracts:rate')} (%)` }), '0.2');
}

/** The own terms stand beside the form; what it does is shown before it is sent. */
export const Offering = meta.story({
  args: {
    tab: 'downline',
    onOffer: fn(async () => ok(sampleContract())),
  },
  render: (args, { globals }) => (
    <ContractsScreen {...sampleScreen(globals)} contracts={ready(samplePage(globals, { list: [] }))} {...args} />
  ),
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await fill(canvas, sandbox);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('contracts:form.start') }), '2026-11-23');
    await expect(canvas.getByRole('table', { name: t('contracts:form.ceiling') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:form.preview') }));
    const title = await canvas.findByRole('heading', { name: t('contracts:form.previewTitle') });
    await expect(title).toHaveFocus();
    // Beside the terms in force, and as what it costs.
    await expect(canvas.getAllByText('฿49.60')).toHaveLength(2);
    await expect(args.onOffer).not.toHaveBeenCalled();
    const send = canvas.getAllByRole('button').find(({ textContent }) => textContent.includes('(nok)'));
    await userEvent.click(send as HTMLElement);
    await waitFor(() =>
      expect(args.onOffer).toHaveBeenCalledWith({
        to: 'member-nok',
        note: '',
        from: '2026-11-23',
        tiers: [expect.objectContaining({ dailyBet: '1000.00', rate: '0.20', activeMembers: null })],
      }),
    );
    await expect(await canvas.findByRole('button', { name: t('contracts:offer') })).toBeVisible();
  },
});

/** A link from the account of an agent begins the offer, with the terms that are in force. */
export const LinkedFromTheTeam = meta.story({
  args: { tab: 'downline', offerTo: 'nok' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('combobox', { name: t('contracts:form.to') })).toHaveValue('member-nok');
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:form.discard') }));
    await expect(canvas.getByRole('button', { name: t('contracts:offer') })).toBeVisible();
  },
});

/** A rate above the own terms is refused at its tier, with the most that is possible. */
export const RateTooHigh = meta.story({
  args: {
    tab: 'downline',
    onPreviewOffer: fn(async () =>
      fail({
        kind: 'refused',
        code: 'rate_out_of_range',
        platformCode: '',
        message: '',
        detail: { tier: 0, max: '0.10' },
      } as const),
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await fill(canvas, sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:form.preview') }));
    await expect(
      await canvas.findByText(t('contracts:refused.rate_out_of_range', { tier: 1, max: '0.10' })),
    ).toBeVisible();
  },
});

/** The list of days is as old as the page: one that has passed meanwhile is refused, and said. */
export const DayRefused = meta.story({
  args: {
    tab: 'downline',
    onPreviewOffer: fn(async () =>
      fail({
        kind: 'refused',
        code: 'invalid_input',
        platformCode: '',
        message: '',
        detail: { field: 'from' },
      } as const),
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await fill(canvas, sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:form.preview') }));
    await expect(await canvas.findByText(t('contracts:refused.start'))).toBeVisible();
  },
});

/** What is in force covers an offer too that begins before the own new terms do. */
export const OfferingBeforeTheOwnTermsBegin = meta.story({
  args: { tab: 'downline', offerTo: 'nok' },
  render: (args, { globals }) => {
    const page = samplePage(globals, { list: [] });
    const before = { tiers: page.ceiling.slice(0, 1), until: '2026-11-22T17:00:00Z', ...samplePolicy };
    return <ContractsScreen {...sampleScreen(globals)} contracts={ready({ ...page, before })} {...args} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('contracts:form.start') }), '2026-11-23');
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
});

/** What is wrong is said at its field, which takes the focus. Tiers are added and removed. */
export const OfferInvalid = meta.story({
  args: { tab: 'downline', onPreviewOffer: fn(async () => fail(network)) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const look = () => userEvent.click(canvas.getByRole('button', { name: t('contracts:form.preview') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('contracts:offer') }));
    await look();
    await expect(canvas.getByText(t('contracts:form.toEmpty'), { selector: 'p, span, div, font' })).toBeVisible();
    const to = canvas.getByRole('combobox', { name: t('contracts:form.to') });
    await waitFor(() => expect(to).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('contracts:form.to') }), 'member-nok');
    // Enter in a field sends the form, like its button.
    await userEvent.type(canvas.getByRole('textbox', { name: `${t('contracts:rate')} (%)` }), '{Enter}');
    await expect(canvas.getByText(t('contracts:form.problems.rate'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: `${t('contracts:rate')} (%)` })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: `${t('contracts:rate')} (%)` }), '0.3');
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:form.add') }));
    await look();
    await expect(canvas.getByText(t('contracts:form.problems.rate'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('contracts:form.remove', { number: 2 }) }));
    await expect(canvas.queryByText(t('contracts:tier', { number: 2 }), { selector: 'legend' })).toBeNull();
    await expect(args.onPreviewOffer).not.toHaveBeenCalled();
  },
});

/** An agent without such a contract can offer none. */
export const NothingToOffer = meta.story({
  args: { tab: 'downline' },
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      contracts={ready(samplePage(globals, { list: [], ceiling: [] }))}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('contracts:empty.noCeiling'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('contracts:offer') })).toBeNull();
  },
});

/** The operator keeps contracts with the downline to itself: they can be seen, and nothing is offered, changed or ended. */
export const WithoutTheRight = meta.story({
  args: { tab: 'downline', mayOffer: false },
  async play({ canvas, sandbox }) {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('contracts:empty.noRight'))).toBeVisible();
    for (const name of ['offer', 'change', 'withdraw', 'terminate'] as const)
      await expect(canvas.queryByRole('button', { name: t(`contracts:${name}`) })).toBeNull();
  },
});

export const NobodyToOffer = meta.story({
  args: { tab: 'downline' },
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      contracts={ready(samplePage(globals, { list: [], candidates: [] }))}
      {...args}
    />
  ),
});

export const Loading = meta.story({ args: { contracts: loading } });

export const Empty = meta.story({
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      contracts={ready(samplePage(globals, { list: [], ceiling: [] }))}
      {...args}
    />
  ),
});

const retry = fn();
export const Failed = meta.story({
  args: { contracts: { status: 'failed', error: network, retry } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The operator has switched the kind off: nothing is offered, and what was counted is paid. */
export const SwitchedOff = meta.story({
  args: { contracts: { status: 'failed', error: refused('operation_not_allowed'), retry } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('contracts:closed') })).toBeVisible();
  },
});

export const LongOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <ContractsScreen
      {...sampleScreen(globals)}
      {...args}
      contracts={ready(
        samplePage(globals, {
          list: [
            sampleContract({
              note: 'W'.repeat(140),
              with: { id: '', account: 'w'.repeat(20), nickname: 'W'.repeat(40) },
            }),
          ],
          totalPages: 12,
        }),
      )}
    />
  ),
});

/** The operator’s lower offer ends the dividend of the downline, which is named and ticked. */
export const AsAgent = meta.story({
  parameters: { sandbox: { persona: 'agent', at: null, scenario: 'contracts' } },
  render: () => <Connected kind="dividend" />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('contracts:accept') }));
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /nok/ }));
    await userEvent.type(dialog.getByLabelText(t('contracts:decide.password')), demoPassword);
    await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') }));
    await expect(await canvas.findByText(t('contracts:state.replaced'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: t('contracts:tabs.downline') }));
    await expect(await canvas.findByText(t('contracts:state.terminated'))).toBeVisible();
  },
});

const onPlatform = platformStories(() => <Connected kind="dividend" />, { persona: 'agent' });

export const InMaintenance = meta.story(onPlatform.maintenance);
