import { languageCodes } from '#core/i18n/languageCodes.ts';
import { insertImport, insertMember, insertProperty } from '../lib/insertInto.ts';
import { pascal, words } from './names.ts';

export const reportDomains = ['account', 'agent'] as const;

export interface NewReport {
  readonly domain: (typeof reportDomains)[number];
  /** The path of the folder below packages/features: `agent/largeBets`, `account/records/limitHistory`. */
  readonly place: string;
  /** The last folder of `place` in camelCase; also the name of the route and of the messages: `largeBets`. */
  readonly folder: string;
}

/** What the reports of a centre differ in. */
const centres = {
  account: {
    contract: 'records',
    group: 'Member centre',
    pages: 'memberPages',
    persona: 'member',
    path: 'member',
    paging: 'page',
    row: 'reference: v.string(), at: isoDateTime, profit: v.nullable(amount)',
    imports: {},
    handlerImports: {},
  },
  agent: {
    contract: 'agentCentre',
    group: 'Agent',
    pages: 'agentPages',
    persona: 'agent',
    path: 'agent',
    paging: 'reportPage',
    row: 'account: personName, reference: v.string(), at: isoDateTime, profit: v.nullable(amount)',
    imports: { './reportPage.ts': ['reportPage'] },
    handlerImports: {
      '../agents/branch.ts': ['branchOf', 'isOnSide'],
      '../agents/bets.ts': ['findBets'],
      '../games/betView.ts': ['betView'],
      '../money/ledger.ts': ['satangToAmount'],
    },
  },
} as const;

const operationOf = ({ domain, folder }: NewReport): string => `${centres[domain].path}${pascal(folder)}`;

/** The files of a report, by path. They are formatted when they are written. */
export function reportFiles(report: NewReport): Readonly<Record<string, string>> {
  const { domain, place: below, folder } = report;
  const { contract, group, persona } = centres[domain];
  const name = pascal(folder);
  const title = words(folder);
  const operation = operationOf(report);
  const isFiled = domain === 'agent';
  const props = isFiled ? 'FiledReportProps' : 'ReportProps';
  const view = isFiled ? 'FiledReport' : 'Report';
  const hook = isFiled ? 'useFiledReport' : 'useReport';
  const place = `packages/features/${below}`;
  const english = JSON.stringify({
    ...{ title, list: title, failed: 'The list could not be loaded', empty: 'Nothing in this period' },
    ...(isFiled && { account: 'Account' }),
    total: 'Total',
  });
  return {
    [`${place}/${name}Screen.tsx`]: `
import type { ${operation} } from '#api/${contract}.ts';
import type { OutputOf } from '#api/operation.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn, referenceColumn, timeColumn } from '#core/report/columns.tsx';
import type { ${props}, RowOf } from '#core/report/report.types.ts';
import { ${view} } from '#core/report/${view}.tsx';
import type { Column } from '#ui/DataTable/Column.ts';

/** The results that can be chosen. */
const results = ['won', 'lost'] as const;

export interface ${name}Filter {
  /** '' for every result. */
  readonly result: (typeof results)[number] | '';
}

type Answer = OutputOf<typeof ${operation}>;
export type ${name}ScreenProps = ${props}<Answer, ${name}Filter>;

/** ${title}: what the player finds here, in one sentence. */
export function ${name}Screen(props: ${name}ScreenProps) {
  const { t } = useTranslation('${folder}');
  const columns: readonly Column<RowOf<Answer>>[] = [
    ${isFiled ? `{ key: 'account', header: t('account'), cell: ({ account }) => <span translate="no">{account}</span>, text: ({ account }) => account },` : ''}
    timeColumn('time', t('records:columns.time'), ({ at }) => at),
    amountColumn('profit', t('records:columns.profit'), ({ profit }) => profit, { sign: 'always' }),
    referenceColumn(t('records:detail.reference')),
  ];
  return (
    <${view}
      {...props}
      words={{ list: t('list'), failed: t('failed'), empty: t('empty') }}
      fields={[
        {
          name: 'result',
          label: t('records:status'),
          all: t('records:allStates'),
          values: results,
          nameOf: (result) => t(\`records:states.\${result}\`),
        },
      ]}
      columns={columns}
      rowKey={({ ${isFiled ? 'account, ' : ''}reference }) => ${isFiled ? '`${account} ${reference}`' : 'reference'}}
      totals={({ total }) => [{ name: t('total'), value: <Amount sign="always" value={total} /> }]}
    />
  );
}
`,
    [`${place}/use${name}Screen.ts`]: `
import { ${operation} } from '#api/${contract}.ts';
import { ${hook} } from '#core/report/${hook}.ts';
import type { ${name}Filter, ${name}ScreenProps } from './${name}Screen.tsx';

const filters: ${name}Filter = { result: '' };

/** Props of \`${name}Screen\`, connected to the platform. */
export const use${name}Screen = (): ${name}ScreenProps =>
  ${hook}(${operation}, { filters${isFiled ? `, name: '${folder}'` : ''} });
`,
    [`${place}/${name}Screen.stories.tsx`]: `
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { ${name}Screen, type ${name}ScreenProps } from './${name}Screen.tsx';
import { use${name}Screen } from './use${name}Screen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<${name}ScreenProps>) => <${name}Screen {...use${name}Screen()} {...change} />;

const meta = preview.type<{ args: Partial<${name}ScreenProps> }>().meta({
  title: 'Screens/${group}/${title}',
  component: Connected,
  parameters: { sandbox: { persona: '${persona}', scenario: 'played' } },
});

const onPlatform = platformStories(Connected, { persona: '${persona}', scenario: 'played' });

/** Rows on the sandbox, with their sum. A result narrows them. */
export const As${isFiled ? 'Agent' : 'Member'} = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = async () => within(await canvas.findByRole('table', { name: t('${folder}:list') }));
    await waitFor(async () => expect((await list()).getAllByRole('row').length).toBeGreaterThan(1));
    await userEvent.selectOptions(canvas.getByLabelText(t('records:status')), t('records:states.lost'));
    await waitFor(() => expect(canvas.queryAllByText(/^[+]฿/)).toEqual([]));
  },
});

export const AsTrial = meta.story(onPlatform.trial);

export const InMaintenance = meta.story(onPlatform.maintenance);

export const LongText = meta.story(onPlatform.longText);

export const Empty = meta.story(onPlatform.empty);

export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('${folder}:failed'))).toBeVisible();
  },
});
`,
    ...Object.fromEntries(languageCodes.map((code) => [`locales/${code}/${folder}.json`, english])),
    [`locales/th/${folder}.json`]: JSON.stringify({
      ...{ title: 'รายงานใหม่', list: 'รายงานใหม่', failed: 'โหลดรายการไม่สำเร็จ', empty: 'ไม่มีรายการในช่วงเวลานี้' },
      ...(isFiled && { account: 'บัญชี' }),
      total: 'รวม',
    }),
  };
}

/** The files that a report is registered in, with a function that does it: route, messages, contract and sandbox. */
export function reportEdits(report: NewReport): Readonly<Record<string, (source: string) => string>> {
  const { domain, place, folder } = report;
  const { contract, pages, path, paging, row, imports, handlerImports } = centres[domain];
  const operation = operationOf(report);
  const messages = [folder, 'records', 'memberCentre'].map((each) => `'${each}'`).join(', ');
  return {
    'packages/core/src/routing/centrePages.ts': (source) =>
      insertProperty(source, [pages], `${folder}: { screen: '${place}/${pascal(folder)}', messages: [${messages}] }`),
    'packages/core/src/i18n/messageBundles.ts': (source) =>
      insertMember(source, 'Messages', folder, `readonly ${folder}: typeof import('#locales/th/${folder}.json');`),
    [`packages/api/src/${contract}.ts`]: (source) => `${withImports(source, imports)}
export const ${operation} = defineOperation({
  id: '${operation}',
  method: 'GET',
  path: '/wps/${path}/${folder}',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ from: day, to: day, result: v.optional(v.picklist(['won', 'lost'])), ...${paging} }),
  output: v.object({
    list: list(v.object({ ${row} })),
    totalPages: wholeNumber,
    /** Over all pages. */
    total: amount,
  }),
});
export const ${operation}Docs: OperationDocs<typeof ${operation}> = {
  summary: 'Returns one page of ${words(folder).toLowerCase()}, newest first.',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15 },
  assumed: true,
};
`,
    [`packages/sandbox/src/operations/${contract}.ts`]: (source) => `${withImports(source, handlerImports)}
${handlers[domain](operation, words(folder))}`,
  };
}

/** Adds the imports that a module lacks. The formatter sorts them. */
const withImports = (source: string, imports: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(imports).reduce((edited, [module, names]) => insertImport(edited, module, names), source);

/** A handler that lists bets, as an example: no operation changes them, so that none has to state the new read. */
const handlers = {
  account: (operation: string, title: string) => `/** ${title}: lists bets of the account. */
export const ${operation}: Handler<typeof contract.${operation}> = ({ sandbox, member }, input) => {
  const span = readSpan(input);
  if (!span.ok) return span;
  const found: Round[] = [];
  const sums = noBets();
  for (const [, round] of sandbox.store.entries('rounds')) {
    if (round.memberId !== member.id || !isWithin(span.value, round.playedAt)) continue;
    if (input.result !== undefined && input.result !== betStateOf(round)) continue;
    found.push(round);
    addBet(sums, round);
  }
  const { items, totalPages } = pageOf(found.toReversed(), input);
  return ok({
    list: items.map((round) => {
      const { reference, placedAt, profit } = betView(sandbox, round, 'TH');
      return { reference, at: placedAt, profit };
    }),
    totalPages,
    total: satangToAmount(sums.profit),
  });
};
`,
  agent: (operation: string, title: string) => `/** ${title}: lists bets of the team. */
export const ${operation}: Handler<typeof contract.${operation}> = ({ sandbox, member }, input) => {
  const branch = branchOf(sandbox, member);
  if (!branch.ok) return branch;
  const span = readSpan(input);
  if (!span.ok) return span;
  const { rounds, sums } = findBets(sandbox, span.value, isOnSide(branch.value, 'all'), { status: input.result });
  const { items, totalPages } = pageOf(rounds, input);
  return ok({
    list: items.map((round) => {
      const { reference, placedAt, profit } = betView(sandbox, round, 'TH');
      const account = sandbox.store.get('members', round.memberId ?? '')?.account ?? '';
      return { account, reference, at: placedAt, profit };
    }),
    totalPages,
    total: satangToAmount(sums.profit),
  });
};
`,
} as const;
