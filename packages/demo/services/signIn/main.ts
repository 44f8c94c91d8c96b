/**
 * Demo third-party sign-in: `?provider=` is line, facebook or google, `?state=` is returned with the answer, `?lang=` is
 * the language. The answer is `{ type: 'thirdParty', state, idToken }`, or `cancelled: true` instead of the token. It
 * goes to the window that opened this one, or to a broadcast channel when there is no opener.
 */
import { callServer, find, language, make, parameter, writePage } from '../shared/page.ts';
import { providerNames, wordsIn } from './words.ts';

interface Person {
  readonly subject: string;
  readonly name: string;
}

const channelName = 'kinnari-third-party';
const words = wordsIn(language);
const provider = parameter('provider');
const state = parameter('state');

const title = words.title(providerNames[provider] ?? '');
writePage(title, { badge: words.badge, title, about: words.about, cancel: words.cancel });
find('cancel').addEventListener('click', () => answer({ cancelled: true }));

void showPeople();

async function showPeople(): Promise<void> {
  const people = await ask<{ people: readonly Person[] }>(`people?${new URLSearchParams({ provider }).toString()}`);
  for (const person of people?.people ?? []) {
    // A Thai name can start with a vowel sign, so the initial is the first consonant.
    const initial = make('span', 'initial', /[ก-ฮA-Z]/u.exec(person.name)?.[0] ?? '');
    initial.ariaHidden = 'true';
    const button = make('button', 'person', initial, person.name);
    button.addEventListener('click', () => void choose(person));
    find('people').append(make('li', '', button));
  }
}

async function choose({ subject }: Person): Promise<void> {
  const token = await ask<{ idToken: string }>('token', { provider, subject });
  if (token !== null) answer({ idToken: token.idToken });
}

/** Calls the server. On failure shows an error message and returns null. */
async function ask<Value>(call: string, body?: object): Promise<Value | null> {
  const reply = await callServer<Value>(call, body);
  find('trouble').hidden = reply.kind === 'value';
  find('trouble').textContent = words.failed;
  return reply.kind === 'value' ? reply.value : null;
}

function answer(outcome: { readonly idToken: string } | { readonly cancelled: true }): void {
  const message = { type: 'thirdParty', state, ...outcome };
  const opener = window.opener as Window | null;
  if (opener === null) {
    const channel = new BroadcastChannel(channelName);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only.
    channel.postMessage(message);
    channel.close();
  } else opener.postMessage(message, location.origin);
  find('about').textContent = words.finished;
  find('people').hidden = true;
  find('cancel').hidden = true;
  window.close();
}
