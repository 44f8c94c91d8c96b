import {
  agentAccountPause,
  agentAccountPauseDocs,
  agentAccountReset,
  agentAccountResetDocs,
  agentPromote,
  agentPromoteDocs,
} from '#api/agentAccounts.ts';
import {
  type AssistantAction,
  agentAssistantOpen,
  agentAssistantOpenDocs,
  agentAssistantSet,
} from '#api/agentAssistants.ts';
import {
  agentNoteSet,
  agentNoteSetDocs,
  agentTagsSet,
  agentTagsSetDocs,
  agentViewSet,
  agentViewSetDocs,
} from '#api/agentBook.ts';
import { redEnvelopeGive, redEnvelopeGiveDocs } from '#api/agentEnvelopes.ts';
import { agentNotices, agentNoticesSeen } from '#api/agentNotices.ts';
import {
  agentAccountOpen,
  agentAccountOpenDocs,
  agentLinkSave,
  agentLinkSaveDocs,
  agentLinkStateSet,
  agentLinks,
} from '#api/agentRegistration.ts';
import {
  agentEnvelopeMany,
  agentEnvelopeManyDocs,
  agentMessageMany,
  agentMessageManyDocs,
  agentRatesMany,
  agentRatesManyDocs,
  agentSelection,
} from '#api/agentSelection.ts';
import {
  agentMessage,
  agentMessageDocs,
  agentRatesSet,
  agentRatesSetDocs,
  agentTransfer,
  agentTransferDocs,
} from '#api/agentTeam.ts';
import type { Result } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import { memberByAccount } from '../../accounts/accounts.ts';
import { demoPassword } from '../../accounts/password.ts';
import { memberIdOf } from '../../seed/members.ts';
import { bindMoneyOut } from '../../seed/moneyOutMembers.ts';
import { proveMoney, valueOf } from '../moneyOut.ts';
import type { TestPlatform } from '../platform.ts';
import { recoveryCode, wrongCredential, wrongPassword } from './accountScenes.ts';
import { contractScenes } from './contractScenes.ts';
import { type Scene, type Scenes, calling, newKey } from './scenes.ts';

const as = 'agent';

/** A lower rate is announced, a higher one holds at once. */
const ratesSet = ['0.20', '0.75'] as const;

/** Gives an account what money needs to leave it, and returns the proof. */
async function readyToGive(platform: TestPlatform, account: string): Promise<string> {
  const { sandbox } = platform;
  const member = memberByAccount(sandbox, account);
  if (member) sandbox.store.transaction(() => bindMoneyOut(sandbox, member));
  return proveMoney(platform);
}

/** An agent with a payment password gives money to the team. */
const transfers = (
  account: string,
  give: (platform: TestPlatform, proof: string) => Promise<Result<unknown>>,
): Scene => ({
  as: account,
  scenario: 'ready',
  async prepare(platform) {
    const proof = await readyToGive(platform, account);
    return () => give(platform, proof);
  },
});

/** Selects the direct downline of the agent who is logged in. */
const selectAll = async ({ client }: TestPlatform) => valueOf(await client.call(agentSelection, { filter: {} }));

/** An agent works on the whole direct downline. */
const onSelection = (work: (platform: TestPlatform, id: string) => Promise<Result<unknown>>): Scene => ({
  as,
  async prepare(platform) {
    const { id } = await selectAll(platform);
    return () => work(platform, id);
  },
});

const own = { loginPassword: demoPassword };

const opensAssistant = (credentialOf: (platform: TestPlatform) => Promise<Credential>): Scene => ({
  as,
  async prepare(platform) {
    const credential = await credentialOf(platform);
    return () => platform.client.call(agentAssistantOpen, { ...agentAssistantOpenDocs.example, credential });
  },
});

const setsAssistant = (
  action: AssistantAction,
  credentialOf: (platform: TestPlatform) => Promise<Credential> = async () => own,
): Scene => ({
  as,
  async prepare(platform) {
    const input = { id: memberIdOf('assistant'), action, rights: ['read' as const] };
    const credential = await credentialOf(platform);
    return () => platform.client.call(agentAssistantSet, { ...input, credential });
  },
});

/** Teams, their accounts, sign-up links, money and contracts. */
export const agentScenes: Scenes = {
  agentAccountOpen: [calling(agentAccountOpen, agentAccountOpenDocs.example, { as })],
  agentAccountReset: [
    {
      as,
      async prepare(platform) {
        const { client, signIn } = platform;
        const { id, account } = valueOf(await client.call(agentAccountOpen, agentAccountOpenDocs.example));
        // The account is used, and is online until then.
        valueOf(await signIn(account, { password: agentAccountOpenDocs.example.password }));
        valueOf(await signIn(as));
        return () => client.call(agentAccountReset, { ...agentAccountResetDocs.example, id });
      },
    },
  ],
  agentAccountPause: [
    calling(agentAccountPause, agentAccountPauseDocs.example, { as }),
    {
      as,
      async prepare({ client }) {
        valueOf(await client.call(agentAccountPause, agentAccountPauseDocs.example));
        return () => client.call(agentAccountPause, { ...agentAccountPauseDocs.example, pause: null });
      },
    },
  ],
  agentPromote: [
    calling(agentPromote, agentPromoteDocs.example, { as }),
    {
      as,
      async prepare({ client }) {
        valueOf(await client.call(agentPromote, agentPromoteDocs.example));
        return () => client.call(agentPromote, { ...agentPromoteDocs.example, kind: 'member' });
      },
    },
  ],
  agentNoticesSeen: [
    {
      as,
      scenario: 'agentTeam',
      async prepare({ client }) {
        const { list } = valueOf(await client.call(agentNotices, undefined));
        return () => client.call(agentNoticesSeen, { ids: list.map(({ id }) => id) });
      },
    },
  ],
  agentLinkSave: [
    calling(agentLinkSave, agentLinkSaveDocs.example, { as }),
    {
      as,
      async prepare({ client }) {
        const { id } = valueOf(await client.call(agentLinkSave, agentLinkSaveDocs.example));
        return () => client.call(agentLinkSave, { ...agentLinkSaveDocs.example, id, name: 'Facebook' });
      },
    },
  ],
  agentLinkStateSet: (['paused', 'deleted'] as const).map((state) => ({
    as,
    async prepare({ client }) {
      const { list } = valueOf(await client.call(agentLinks, { pageNo: 1, pageSize: 1 }));
      return () => client.call(agentLinkStateSet, { id: list[0]?.id ?? '', state });
    },
  })),
  agentNoteSet: [calling(agentNoteSet, agentNoteSetDocs.example, { as })],
  agentTagsSet: [calling(agentTagsSet, agentTagsSetDocs.example, { as })],
  agentViewSet: [calling(agentViewSet, agentViewSetDocs.example, { as })],
  agentAssistantOpen: [
    opensAssistant(async () => own),
    opensAssistant(recoveryCode),
    { ...wrongPassword, ...opensAssistant(async () => wrongCredential) },
  ],
  agentAssistantSet: [
    ...(['rights', 'suspend', 'password', 'remove'] as const).map((action) => setsAssistant(action)),
    setsAssistant('suspend', recoveryCode),
    { ...wrongPassword, ...setsAssistant('suspend', async () => wrongCredential) },
  ],
  agentMessage: [calling(agentMessage, agentMessageDocs.example, { as })],
  agentRatesSet: ratesSet.map((rate) =>
    calling(agentRatesSet, { ...agentRatesSetDocs.example, rates: [{ gameType: 'RNG', rate }] }, { as }),
  ),
  agentTransfer: [
    transfers(as, async ({ client }, proof) =>
      client.call(agentTransfer, { ...agentTransferDocs.example, proof }, newKey()),
    ),
    // An agent who has an upline too.
    transfers('nok', async ({ client }, proof) =>
      client.call(agentTransfer, { ...agentTransferDocs.example, id: memberIdOf('ploy'), proof }, newKey()),
    ),
  ],
  redEnvelopeGive: [
    transfers(as, async ({ client }, proof) =>
      client.call(redEnvelopeGive, { ...redEnvelopeGiveDocs.example, proof }, newKey()),
    ),
    transfers('nok', async ({ client }, proof) =>
      client.call(redEnvelopeGive, { ...redEnvelopeGiveDocs.example, id: memberIdOf('ploy'), proof }, newKey()),
    ),
  ],
  agentMessageMany: [
    onSelection(async ({ client }, selectionId) =>
      client.call(agentMessageMany, { ...agentMessageManyDocs.example, selectionId }),
    ),
  ],
  agentRatesMany: ratesSet.map((rate) =>
    onSelection(async ({ client }, selectionId) =>
      client.call(agentRatesMany, {
        ...agentRatesManyDocs.example,
        selectionId,
        rates: [{ gameType: 'RNG', rate }],
      }),
    ),
  ),
  agentEnvelopeMany: [as, 'nok'].map((account) => ({
    as: account,
    scenario: 'ready',
    async prepare(platform) {
      const proof = await readyToGive(platform, account);
      const { id: selectionId } = await selectAll(platform);
      const input = { ...agentEnvelopeManyDocs.example, selectionId, proof };
      return () => platform.client.call(agentEnvelopeMany, input, newKey());
    },
  })),
  ...contractScenes,
};
