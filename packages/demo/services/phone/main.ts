/** Demo phone: shows every SMS and e-mail that the sandbox has sent, and the authenticator code. */
import { callServer, find, language, make, writeLanguageLink, writePage } from '../shared/page.ts';
import { wordsIn } from './words.ts';

/** A sent message, as in the sandbox's `outbox`, or a notification on a device. */
interface Message {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'push';
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
  /** When it was sent, in ms since the epoch. */
  readonly at: number;
}
interface Inbox {
  readonly messages: readonly Message[];
  readonly authenticator: {
    /** Of the demo accounts. */
    readonly code: string;
    readonly secondsLeft: number;
    /** Of the authenticators that players have set up. */
    readonly own: readonly { readonly account: string; readonly code: string }[];
  };
}

const refreshMs = 2_000;
const words = wordsIn(language);
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const shown = new Map<string, HTMLElement>();
let timer: ReturnType<typeof setTimeout> | undefined;

writePage(words.title, {
  title: words.title,
  about: words.about,
  'list-title': words.list,
  empty: words.empty,
  'app-title': words.app,
  trouble: words.unreachable,
  test: words.test,
});
writeLanguageLink(words.otherLanguage);

find('test').addEventListener('click', () => void sendTest());
document.addEventListener('visibilitychange', () => void refresh());
void refresh();

/** Polls every two seconds while the page is visible. */
async function refresh(): Promise<void> {
  clearTimeout(timer);
  if (document.hidden) return;
  const reply = await callServer<Inbox>('messages');
  find('trouble').hidden = reply.kind === 'value';
  if (reply.kind === 'value') show(reply.value);
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), refreshMs);
}

async function sendTest(): Promise<void> {
  const reply = await callServer<{ readonly devices: number }>('test', {});
  if (reply.kind === 'value') find('tested').textContent = words.tested(reply.value.devices);
  await refresh();
}

function show({ messages, authenticator }: Inbox): void {
  find('app-code').textContent = authenticator.code;
  find('app-own').replaceChildren(
    ...authenticator.own.map(({ account, code }) => make('li', '', `${account}: ${code}`)),
  );
  find('app-time').textContent = words.appTime(authenticator.secondsLeft);
  find('empty').hidden = messages.length > 0;
  const known = new Set(messages.map(({ id, at }) => `${id} ${at}`));
  for (const [key, entry] of shown) {
    if (known.has(key)) continue;
    entry.remove();
    shown.delete(key);
  }
  // Existing entries stay in place, so screen readers announce only new messages and the focus is kept.
  for (const message of messages.toReversed()) {
    const key = `${message.id} ${message.at}`;
    if (shown.has(key)) continue;
    const entry = draw(message);
    shown.set(key, entry);
    find('messages').prepend(entry);
  }
}

function draw({ channel, to, text, code, link, at }: Message): HTMLElement {
  const receiver = channel === 'sms' ? `+${to.replace(/^66(\d\d)(\d{3})/, '66 $1 $2 ')}` : to;
  const actions = make('p', 'actions');
  if (code !== null) actions.append(copyButton(code));
  if (link !== null) {
    const open = make('a', 'button main', words.open);
    open.setAttribute('href', `${link}&lang=${language}`);
    actions.append(open);
  }
  const top = make('p', 'top', make('span', '', `${words[channel]} ${receiver}`), make('time', '', time.format(at)));
  return make('li', 'card', top, make('p', '', text), actions);
}

function copyButton(code: string): HTMLElement {
  const label = make('span', '', words.copy);
  const button = make('button', 'button copy', make('span', 'code', code), label);
  button.addEventListener('click', () => {
    void navigator.clipboard?.writeText(code).then(() => (label.textContent = words.copied));
  });
  return button;
}
