import { wordsIn } from './words.ts';

/** Where the link of an e-mail leads: `?ticket=` is the right to set a new password, `?lang=` the language. */
const query = new URLSearchParams(location.search);
const language = query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';
const words = wordsIn(language);

// The page is ours, so what is asked for is there.
const find = <Kind extends Element = HTMLElement>(id: string) => document.getElementById(id) as unknown as Kind;
const field = find<HTMLInputElement>('password');

document.documentElement.lang = language;
document.title = words.title;
for (const id of ['badge', 'title', 'label', 'hint', 'submit', 'home'] as const) find(id).textContent = words[id];

find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void save();
});

async function save(): Promise<void> {
  const body = JSON.stringify({ ticket: query.get('ticket') ?? '', password: field.value });
  const headers = { 'Accept-Language': language };
  const response = await fetch('set', { method: 'POST', body, headers }).catch(() => null);
  if (response?.ok === true) {
    find('form').hidden = true;
    find('finished').textContent = words.finished;
    return;
  }
  const answer = response === null ? null : ((await response.json()) as { error: { message: string } });
  find('trouble').textContent = answer?.error.message ?? words.unreachable;
  field.ariaInvalid = 'true';
  field.focus();
}
