/** Demo support chat: `?cs=` names the service, `?lang=` the language. It stores nothing and calls no server. */
import { find, language, make, parameter, writePage } from '../shared/page.ts';
import { topicOf, typingTime } from './rules.ts';
import { wordsIn } from './words.ts';

const words = wordsIn(language);
/** Names of the channels by service code; any other service is a plain live chat. */
const channels: Readonly<Record<string, string>> = {
  VIP: 'VIP',
  LINE: 'LINE',
  TELEGRAM: 'Telegram',
  TELEGRAM1: 'Telegram',
  FACEBOOK: 'Facebook',
};
const service = parameter('cs');

const log = find('log');
const typing = find('typing');
const field = find<HTMLInputElement>('field');
/** Resolves when the last queued answer has been written. */
let answered = Promise.resolve();

// The framing page shows its own heading.
if (window.parent !== window) document.documentElement.dataset['framed'] = '';
writePage(words.title, {
  agent: words.agent,
  status: words.online,
  demonstration: words.demonstration,
  service: channels[service] ?? words.live,
  'typing-words': `${words.agent} ${words.typing}`,
});
find('scroller').ariaLabel = words.log;
find('topics').ariaLabel = words.topics;
field.placeholder = words.write;
field.ariaLabel = words.write;
find('send').ariaLabel = words.send;

for (const chip of words.chips) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = chip;
  button.addEventListener('click', () => say(chip));
  find('topics').append(button);
}

find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const message = field.value.trim();
  field.value = '';
  if (message !== '') say(message);
  field.focus();
});

answer(service === 'VIP' ? words.vip : words.greeting);

function say(message: string): void {
  write('you', message);
  answer(words.answers[topicOf(message)]);
}

/** Queues an answer. Each one is written after a typing pause, in the order of the questions. */
function answer(text: string): void {
  answered = answered.then(async () => {
    typing.hidden = false;
    scrollToEnd();
    await new Promise((resolve) => setTimeout(resolve, typingTime(text)));
    typing.hidden = true;
    write('agent', text);
  });
}

function write(from: 'agent' | 'you', text: string): void {
  const sender = make('span', 'unseen', `${from === 'you' ? words.you : words.agent}: `);
  log.append(make('p', `message ${from}`, sender, text));
  scrollToEnd();
}

function scrollToEnd(): void {
  const scroller = find('scroller');
  scroller.scrollTop = scroller.scrollHeight;
}
