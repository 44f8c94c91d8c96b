import { providerNames, wordsIn } from './words.ts';

/**
 * The stand-in for a third party: `?provider=` line, facebook or google, `?state=` what the answer carries back, `?lang=`.
 * The answer goes to the window that opened this one, or, when it has none, to whoever listens on the channel:
 * `{ type: 'thirdParty', state, idToken }`, or with `cancelled: true` instead of the token.
 */
interface Person {
  readonly subject: string;
  readonly name: string;
}

const channelName = 'kinnari-third-party';
const query = new URLSearchParams(location.search);
const language = query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';
const words = wordsIn(language);
const provider = query.get('provider') ?? '';
const state = query.get('state') ?? '';

// The page is ours, so what is asked for is there.
const find = (id: string) => document.getElementById(id) as HTMLElement;

document.documentElement.lang = language;
document.title = words.title(providerNames[provider] ?? '');
find('badge').textContent = words.badge;
find('title').textContent = document.title;
find('about').textContent = words.about;
find('cancel').textContent = words.cancel;
find('cancel').addEventListener('click', () => tell({ cancelled: true }));

void showPeople();

async function showPeople(): Promise<void> {
  const answer = await ask<{ people: readonly Person[] }>(`people?${new URLSearchParams({ provider }).toString()}`);
  for (const person of answer?.people ?? []) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'person';
    const initial = document.createElement('span');
    initial.className = 'initial';
    initial.ariaHidden = 'true';
    // The first consonant: a Thai name may begin with a vowel that is written in front of it.
    initial.textContent = /[ก-ฮA-Z]/u.exec(person.name)?.[0] ?? '';
    button.append(initial, person.name);
    button.addEventListener('click', () => void choose(person));
    const entry = document.createElement('li');
    entry.append(button);
    find('people').append(entry);
  }
}

async function choose({ subject }: Person): Promise<void> {
  const answer = await ask<{ idToken: string }>('token', { provider, subject });
  if (answer !== null) tell({ idToken: answer.idToken });
}

/** Null, with a line that says so, when the server does not answer as it should. */
async function ask<Value>(call: string, body?: object): Promise<Value | null> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(call, init).catch(() => null);
  const succeeded = response?.ok === true;
  find('trouble').hidden = succeeded;
  find('trouble').textContent = words.failed;
  return succeeded ? ((await response.json()) as Value) : null;
}

function tell(outcome: { readonly idToken: string } | { readonly cancelled: true }): void {
  const message = { type: 'thirdParty', state, ...outcome };
  const opener = window.opener as Window | null;
  if (opener === null) {
    const channel = new BroadcastChannel(channelName);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is its origin's own.
    channel.postMessage(message);
    channel.close();
  } else opener.postMessage(message, location.origin);
  find('about').textContent = words.finished;
  find('people').hidden = true;
  find('cancel').hidden = true;
  window.close();
}
