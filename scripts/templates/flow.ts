import { languageCodes } from '#core/i18n/languageCodes.ts';
import { insertImport, insertMember, insertProperty } from '../lib/insertInto.ts';
import type { FlowNames } from './flow/names.ts';
import { flowContract, flowHandler, flowHandlerImports, flowScene } from './flow/platform.ts';
import { flowHook, flowScreen } from './flow/screen.ts';
import { flowStories } from './flow/stories.ts';
import { flowEnglish, flowThai } from './flow/words.ts';
import { pascal, words } from './names.ts';

/** Money of an agent moves in the same ways, but its pages have no group of their own. */
export const flowDomains = ['account'] as const;

export interface NewFlow {
  /** The path of the folder below packages/features: `account/money/sendMoney`. */
  readonly place: string;
  /** The last folder of `place` in camelCase; also the name of the route and of the messages: `sendMoney`. */
  readonly folder: string;
}

const namesOf = ({ folder }: NewFlow): FlowNames => ({
  name: pascal(folder),
  folder,
  title: words(folder),
  operation: `member${pascal(folder)}`,
});

/** The files of a money flow, by path. They are formatted when they are written. */
export function flowFiles(flow: NewFlow): Readonly<Record<string, string>> {
  const names = namesOf(flow);
  const { name, folder, title } = names;
  const place = `packages/features/${flow.place}`;
  return {
    [`${place}/${name}Screen.tsx`]: flowScreen(names),
    [`${place}/use${name}Screen.ts`]: flowHook(names),
    [`${place}/${name}Screen.stories.tsx`]: flowStories(names),
    ...Object.fromEntries(
      languageCodes.map((code) => [`locales/${code}/${folder}.json`, JSON.stringify(flowEnglish(title))]),
    ),
    [`locales/th/${folder}.json`]: JSON.stringify(flowThai),
  };
}

/** The files that a flow is registered in, with a function that does it: route, messages, contract, sandbox, scene, and what a break stops. */
export function flowEdits(flow: NewFlow): Readonly<Record<string, (source: string) => string>> {
  const names = namesOf(flow);
  const { name, folder, operation } = names;
  return {
    'packages/core/src/routing/centrePages.ts': (source) =>
      insertProperty(
        source,
        ['memberPages'],
        `${folder}: { screen: '${flow.place}/${name}', messages: ['${folder}', 'paymentPassword'] }`,
      ),
    'packages/core/src/i18n/messageBundles.ts': (source) =>
      insertMember(source, 'Messages', folder, `readonly ${folder}: typeof import('#locales/th/${folder}.json');`),
    'packages/api/src/transfers.ts': (source) => source + flowContract(names),
    'packages/sandbox/src/operations/transfers.ts': (source) =>
      Object.entries(flowHandlerImports).reduce(
        (edited, [module, imported]) => insertImport(edited, module, imported),
        source + flowHandler(names),
      ),
    'packages/sandbox/src/play/guard.ts': (source) =>
      insertProperty(source, ['guardedOperations'], `${operation}: 'transferOut'`),
    'packages/sandbox/src/testing/changes/moneyScenes.ts': (source) =>
      insertImport(insertProperty(source, ['moneyScenes'], flowScene(names)), '#api/transfers.ts', [operation]),
  };
}
