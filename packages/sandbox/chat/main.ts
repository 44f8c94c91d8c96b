import { topicOf, typingTime } from './rules.ts';
import { wordsIn } from './words.ts';

/** The demonstration chat: `?cs=` names the service, `?lang=` the language. It remembers nothing and asks no server. */
const query = new URLSearchParams(location.search);
const language = query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';
const words = wordsIn(language);
/** The channels that have names of their own; all others are plain live chats. */
const channels: Readonly<Record<string, string>> = {
  VIP: 'VIP',
  LINE: 'LINE',
  TELEGRAM: 'Telegram',
  TELEGRAM1: 'Telegram',
  FACEBOOK: 'Facebook',
};
const service = query.get('cs') ?? '';

// The page is ours, so what is asked for is there.
const find = <Kind extends Element = HTMLElement>(id: string) => document.getElementById(id) as unknown as Kind;
const log = find('log');
const typing = find('typing');
const field = find<HTMLInputElement>('field');
/** Ends when the last answer is written. */
let answered = Promise.resolve();

document.documentElement.lang = language;
// Whoever frames us has a heading of their own.
if (window.parent !== window) document.documentElement.dataset['framed'] = '';
document.title = words.title;
find('agent').textContent = words.agent;
find('status').textContent = words.online;
find('demonstration').textContent = words.demonstration;
find('service').textContent = channels[service] ?? words.live;
find('typing-words').textContent = `${words.agent} ${words.typing}`;
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

/** Answers come one after the other, each after a moment of typing. */
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
  const message = document.createElement('p');
  message.className = `message ${from}`;
  const sender = document.createElement('span');
  sender.className = 'unseen';
  sender.textContent = `${from === 'you' ? words.you : words.agent}: `;
  message.append(sender, text);
  log.append(message);
  scrollToEnd();
}

function scrollToEnd(): void {
  const scroller = find('scroller');
  scroller.scrollTop = scroller.scrollHeight;
}
