/** Demo page behind the link in a password e-mail: `?ticket=` authorises setting a new password, `?lang=` is the language. */
import { callServer, find, language, parameter, writePage } from '../shared/page.ts';
import { wordsIn } from './words.ts';

const words = wordsIn(language);
const field = find<HTMLInputElement>('password');

const { badge, title, label, hint, submit, home } = words;
writePage(title, { badge, title, label, hint, submit, home });

find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void save();
});

async function save(): Promise<void> {
  const reply = await callServer('set', { ticket: parameter('ticket'), password: field.value });
  if (reply.kind === 'value') {
    find('form').hidden = true;
    find('finished').textContent = words.finished;
    return;
  }
  find('trouble').textContent = reply.kind === 'refused' ? reply.message : words.unreachable;
  field.ariaInvalid = 'true';
  field.focus();
}
