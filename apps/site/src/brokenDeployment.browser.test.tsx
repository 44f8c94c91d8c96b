import { expect, spyOn, within } from 'storybook/test';
import { afterEach, test } from 'vitest';
import { localStore } from '#core/data/storage.ts';
import { deploymentId } from '#core/site/deployment.ts';
import broken from '#locales/en/system.json';
import brokenThai from '#locales/th/system.json';
import { show } from './brokenDeployment.tsx';

const added: Element[] = [];

/** Puts a data block and a root into the page, as a host sends them. */
function preparePage(text: string | null): HTMLElement {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = deploymentId;
  block.textContent = text;
  if (text !== null) document.head.append(block);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  added.push(block, root);
  return root;
}

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  localStore.remove('lang');
});

test.each([
  ['a wrong key', '{"cipherKey":"c2hvcnQ="}', 'D-cipherKey', /cipherKey must be 32 bytes/],
  ['no block', null, 'D-file', /there is no deployment/],
])(
  'with %s, players see a support code in their language, and the console names the key',
  async (_, text, code, says) => {
    const console = spyOn(globalThis.console, 'error').mockImplementation(() => {});
    try {
      for (const [lang, messages] of [['TH', brokenThai] as const, ['EN', broken] as const]) {
        localStore.set('lang', lang);
        const canvas = within(preparePage(text));
        await show();
        await expect(await canvas.findByText(messages.broken.title)).toBeInTheDocument();
        await expect(canvas.getByText(code)).toBeInTheDocument();
        for (const element of added.splice(0)) element.remove();
      }
      await expect(console.mock.calls.flat().join('\n')).toMatch(says);
    } finally {
      console.mockRestore();
    }
  },
);
