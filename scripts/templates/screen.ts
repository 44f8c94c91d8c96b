import { languageCodes } from '#core/i18n/languageCodes.ts';
import { insertMember, insertProperty } from '../lib/insertInto.ts';
import { pascal, words } from './names.ts';

export const domains = ['auth', 'games', 'account', 'rewards', 'agent', 'layout', 'content'] as const;

/** The folders of `account`, one for each thing that a player comes for. */
export const accountGroups = ['money', 'benefits', 'records', 'profile', 'messages', 'protection'] as const;

export interface NewScreen {
  readonly domain: (typeof domains)[number];
  /** The path of the folder below packages/features: `games/lobby`, `account/benefits/pointMall`. */
  readonly place: string;
  /** The last folder of `place` in camelCase; also the name of the route and of the messages: `pointMall`. */
  readonly folder: string;
  /** Where its row goes: into the pages of a centre, into `routes`, or into a row of `routes` without a screen. */
  readonly row: 'memberPage' | 'agentPage' | 'route' | 'routeWithoutScreen';
}

/** The groups of stories of the centres; others have the name of their domain. */
const groups: { readonly [Row in NewScreen['row']]?: string } = { memberPage: 'Member centre', agentPage: 'Agent' };

/** The files of a screen, by path. They are formatted when they are written. */
export function screenFiles({ domain, place: below, folder, row }: NewScreen): Readonly<Record<string, string>> {
  const name = pascal(folder);
  const title = words(folder);
  const inCentre = row === 'memberPage' || row === 'agentPage';
  const place = `packages/features/${below}`;
  // The dialog of a centre shows the title of the page as a heading of level 2.
  const level = inCentre ? 'level={3} ' : '';
  const english = JSON.stringify({
    title,
    text: 'A short description of this page',
    empty: 'Nothing here yet',
    emptyText: 'Your entries are shown here.',
    failed: 'The list could not be loaded',
  });
  return {
    [`${place}/${folder}.types.ts`]: `
import type { Remote } from '#core/data/remote.ts';

/** One entry of the list. */
export interface ${name}Item {
  readonly id: string;
  readonly name: string;
}

export interface ${name}ScreenProps {
  readonly items: Remote<readonly ${name}Item[]>;
}
`,
    [`${place}/${name}Screen.tsx`]: `
import { FailedState } from '#core/components/FailedState.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
${inCentre ? '' : `import { Heading } from '#ui/Heading/Heading.tsx';\n`}import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ${name}ScreenProps } from './${folder}.types.ts';

/** ${title}: what the player sees and does here, in one sentence. */
export function ${name}Screen({ items }: ${name}ScreenProps) {
  const { t } = useTranslation('${folder}');
  return (
    <Stack gap="lg">
      ${inCentre ? `<Text tone="muted">{t('text')}</Text>` : `<header><Heading level={1}>{t('title')}</Heading><Text tone="muted">{t('text')}</Text></header>`}
      <Items items={items} />
    </Stack>
  );
}

function Items({ items }: Pick<${name}ScreenProps, 'items'>) {
  const { t } = useTranslation('${folder}');
  const shared = useTranslation('common').t;
  if (items.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <Skeleton shape="text" lines={4} />
      </div>
    );
  }
  if (items.status === 'failed') {
    return <FailedState ${level}title={t('failed')} failed={items} />;
  }
  if (items.value.length === 0) {
    return <EmptyState ${level}title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <Stack as="ul" role="list" gap="xs">
      {items.value.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Stack>
  );
}
`,
    [`${place}/use${name}Screen.ts`]: `
import { mapRemote } from '#core/data/remote.ts';
import { useSite } from '#core/site/site.ts';
import type { ${name}ScreenProps } from './${folder}.types.ts';

/** Provides the props of \`${name}Screen\`. */
export function use${name}Screen(): ${name}ScreenProps {
  // An example: replace it with \`useRemote(operation, input, policy)\` for the data of this page.
  return { items: mapRemote(useSite(), ({ paymentMethods }) => paymentMethods) };
}
`,
    [`${place}/${name}Screen.stories.tsx`]: `
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { ${name}Screen } from './${name}Screen.tsx';
import { use${name}Screen } from './use${name}Screen.ts';

/** The screen with its hook, as the site joins them. */
const Connected = () => <${name}Screen {...use${name}Screen()} />;

const meta = preview.meta({
  title: 'Screens/${groups[row] ?? pascal(domain)}/${title}',
  component: Connected,
});

const retry = fn();
const onPlatform = platformStories(Connected${row === 'agentPage' ? ", { persona: 'agent' }" : ''});

/** Reads from the sandbox platform. */
export const As${row === 'agentPage' ? 'Agent' : 'Member'} = meta.story({
  ...onPlatform.ready,
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.${inCentre ? `getByText(translatorOf(sandbox)('${folder}:text'))` : `getByRole('heading', { level: 1, name: translatorOf(sandbox)('${folder}:title') })`}).toBeVisible();
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
});

// The site information is for everyone, and always open. Without \`play\`, both stories expect that the platform refuses.
export const AsTrial = meta.story({ ...onPlatform.trial, play: onPlatform.ready.play });

export const InMaintenance = meta.story({ ...onPlatform.maintenance, play: onPlatform.ready.play });

export const LongText = meta.story(onPlatform.longText);

export const Loading = meta.story({ render: () => <${name}Screen items={loading} /> });

export const Empty = meta.story({ render: () => <${name}Screen items={ready([])} /> });

export const Failed = meta.story({
  render: () => (
    <${name}Screen items={{ status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry }} />
  ),
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('${folder}:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
`,
    ...Object.fromEntries(languageCodes.map((code) => [`locales/${code}/${folder}.json`, english])),
    [`locales/th/${folder}.json`]: JSON.stringify({
      title: 'หน้าใหม่',
      text: 'คำอธิบายสั้น ๆ ของหน้านี้',
      empty: 'ยังไม่มีรายการ',
      emptyText: 'รายการของคุณจะแสดงที่นี่',
      failed: 'โหลดรายการไม่สำเร็จ',
    }),
  };
}

/** The files that a screen is registered in, with a function that does it. They are formatted when they are written. */
export function screenEdits({ place, folder, row }: NewScreen): Readonly<Record<string, (source: string) => string>> {
  const screen = `screen: '${place}/${pascal(folder)}', messages: ['${folder}']`;
  const addRow = {
    memberPage: (source: string) => insertProperty(source, ['memberPages'], `${folder}: { ${screen} }`),
    agentPage: (source: string) => insertProperty(source, ['agentPages'], `${folder}: { ${screen} }`),
    route: (source: string) =>
      insertProperty(source, ['routes'], `${folder}: route({ paths: ['/${folder}'], ${screen} })`),
    routeWithoutScreen: (source: string) => insertProperty(source, ['routes', folder], screen),
  };
  return {
    [`packages/core/src/routing/${row === 'memberPage' || row === 'agentPage' ? 'centrePages' : 'routes'}.ts`]:
      addRow[row],
    'packages/core/src/i18n/messageBundles.ts': (source) =>
      insertMember(source, 'Messages', folder, `readonly ${folder}: typeof import('#locales/th/${folder}.json');`),
  };
}
