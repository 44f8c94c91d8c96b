import { expect, spyOn, within } from 'storybook/test';
import { afterEach, test } from 'vitest';
import { localStore } from '#core/data/storage.ts';
import { deploymentId } from '#core/site/deployment.ts';
import broken from '#locales/en/system.json';
import brokenThai from '#locales/th/system.json';
import { show } from './brokenDeployment.tsx';

/** A page of its own with a data block, as a host sends it. */
function pageWith(text: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (text !== null) {
    const block = page.createElement('script');
    block.type = 'application/json';
    block.id = deploymentId;
    block.textContent = text;
    page.head.append(block);
  }
  const root = page.createElement('div');
  root.id = 'root';
  page.body.append(root);
  return page;
}

afterEach(() => localStore.remove('lang'));

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
        const page = pageWith(text);
        await show(page);
        const canvas = within(page.body);
        await expect(await canvas.findByText(messages.broken.title)).toBeInTheDocument();
        await expect(canvas.getByText(code)).toBeInTheDocument();
      }
      await expect(console.mock.calls.flat().join('\n')).toMatch(says);
    } finally {
      console.mockRestore();
    }
  },
);
