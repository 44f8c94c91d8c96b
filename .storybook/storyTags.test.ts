import { expect, it } from 'vitest';
import { tagsOfStories } from './storyTags.ts';

const source = `
const onPlatform = platformStories(Connected);
export const AsTrial = meta.story(onPlatform.trial);
/** Says: persona: 'agent'. */
export const Loading = meta.story({ args: { list: loading } });
function Other() {
  return { persona: 'agent' };
}
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  parameters: { sandbox: { persona: 'member' } },
});
export const LongText = meta.story(onPlatform.longText);

export const NoOrders = meta.story({});
export const notAStory = 'Loading';
`;

it('reads tags from the names and sources of stories', () => {
  expect(Object.fromEntries(tagsOfStories(source))).toEqual({
    AsTrial: ['state:ready', 'role:trial', 'platform'],
    Loading: ['state:loading'],
    LongNames: ['state:long-text', 'width:320', 'text:200', 'role:member', 'platform'],
    LongText: ['state:long-text', 'width:320', 'platform'],

    NoOrders: ['state:empty'],
  });
});

it('gives stories what their file says of all of them, unless they say something else', () => {
  const shared = "\nconst meta = preview.meta({ parameters: { sandbox: { persona: 'agent' } } });";
  const own = "\nexport const AsVisitor = meta.story({ parameters: { sandbox: { persona: 'visitor' } } });";
  expect(Object.fromEntries(tagsOfStories(`${shared}\nexport const Busy = meta.story({});${own}`))).toEqual({
    Busy: ['role:agent', 'platform'],
    AsVisitor: ['state:ready', 'role:visitor', 'platform'],
  });
});
