import { wordsIn } from './words.ts';

/** What the server tells; as the sandbox's `outbox` has it. */
interface Message {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
  readonly at: number;
}
interface Answer {
  readonly messages: readonly Message[];
  readonly authenticator: { readonly code: string; readonly secondsLeft: number };
}

const refreshMs = 2_000;
const language = new URLSearchParams(location.search).get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';
const words = wordsIn(language);
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const shown = new Map<string, HTMLElement>();
let waiting: ReturnType<typeof setTimeout> | undefined;

// The page is ours, so what is asked for is there.
const find = <Kind extends Element = HTMLElement>(id: string) => document.getElementById(id) as unknown as Kind;

document.documentElement.lang = language;
document.title = words.title;
find('title').textContent = words.title;
find('about').textContent = words.about;
find('list-title').textContent = words.list;
find('empty').textContent = words.empty;
find('app-title').textContent = words.app;
find('trouble').textContent = words.unreachable;
const other = find<HTMLAnchorElement>('other-language');
other.textContent = words.otherLanguage;
other.lang = language === 'th' ? 'en' : 'th';
other.href = `?lang=${other.lang}`;

document.addEventListener('visibilitychange', () => void refresh());
void refresh();

/** Asks again every two seconds, as long as somebody can see the page. */
async function refresh(): Promise<void> {
  clearTimeout(waiting);
  if (document.hidden) return;
  const answer = await ask();
  find('trouble').hidden = answer !== null;
  if (answer !== null) show(answer);
  clearTimeout(waiting);
  waiting = setTimeout(() => void refresh(), refreshMs);
}

async function ask(): Promise<Answer | null> {
  try {
    const response = await fetch('messages');
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}

function show({ messages, authenticator }: Answer): void {
  find('app-code').textContent = authenticator.code;
  find('app-time').textContent = words.appTime(authenticator.secondsLeft);
  find('empty').hidden = messages.length > 0;
  const known = new Set(messages.map(({ id, at }) => `${id} ${at}`));
  for (const [key, entry] of shown) {
    if (known.has(key)) continue;
    entry.remove();
    shown.delete(key);
  }
  // Oldest first, each put in front: so only what is new is told by screen readers, and what has the focus keeps it.
  for (const message of messages.toReversed()) {
    const key = `${message.id} ${message.at}`;
    if (shown.has(key)) continue;
    const entry = draw(message);
    shown.set(key, entry);
    find('messages').prepend(entry);
  }
}

function draw({ channel, to, text, code, link, at }: Message): HTMLElement {
  const entry = element('li', 'card');
  const top = element('p', 'top');
  const receiver = channel === 'sms' ? `+${to.replace(/^66(\d\d)(\d{3})/, '66 $1 $2 ')}` : to;
  top.append(element('span', '', `${words[channel]} ${receiver}`), element('time', '', time.format(at)));
  const actions = element('p', 'actions');
  if (code !== null) actions.append(copyButton(code));
  if (link !== null) {
    const open = element('a', 'button main', words.open);
    open.setAttribute('href', `${link}&lang=${language}`);
    actions.append(open);
  }
  entry.append(top, element('p', '', text), actions);
  return entry;
}

function copyButton(code: string): HTMLElement {
  const button = element('button', 'button copy');
  const label = element('span', '', words.copy);
  button.append(element('span', 'code', code), label);
  button.addEventListener('click', () => {
    void navigator.clipboard?.writeText(code).then(() => (label.textContent = words.copied));
  });
  return button;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
