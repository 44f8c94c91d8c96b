import { make } from '../shared/dom.ts';
import { createGameFrame } from '../shared/frame.ts';
import { onKey } from '../shared/keys.ts';
import { createRoundId } from '../shared/server.ts';
import { createStakeChoice } from '../shared/stake.ts';
import { createSea, drawFish } from './sea.ts';
import type { FishSession, ShotAnswer } from './server/messages.ts';
import type { FishKind } from './server/rules.ts';
import { fishWords } from './words.ts';

const frame = createGameFrame({ words: fishWords, onState: showState });
const { find, tell, words } = frame;
const { say, money } = words;

let target: FishKind = 'clown';

const session = await frame.open<FishSession>('fishing/session');
if (session) play(session);

function play({ stakes: offered, targets }: FishSession): void {
  const stakes = createStakeChoice(offered, (index) => {
    find('stake').textContent = words.brief(offered[index] ?? '');
    find('less').ariaDisabled = String(index === 0);
    find('more').ariaDisabled = String(index === offered.length - 1);
  });
  const sea = createSea(find('sea'), (kind, fish) => {
    aim(kind);
    void shoot(fish);
  });
  find('targets').append(...targets.map(drawTarget));

  async function shoot(tapped?: Element): Promise<void> {
    if (frame.state() !== 'ready' && frame.state() !== 'unconfirmed') return;
    tell(say('flying'));
    const request = { roundId: createRoundId(), stake: stakes.current(), target };
    const [answer, fish] = await Promise.all([
      frame.play<ShotAnswer>('fishing/shot', request),
      sea.shoot(target, tapped),
    ]);
    if (answer === undefined) return sea.end(fish, undefined);
    frame.showBalance(answer.balance);
    frame.enter('ready');
    frame.settled();
    const name = say(answer.target);
    const amount = money(answer.win);
    sea.end(fish, answer.caught ? amount : undefined);
    if (answer.caught) tell(say('caught', { target: name, amount }), 'won');
    else tell(say('missed', { target: name }));
  }
  function step(by: -1 | 1): void {
    if (frame.state() === 'ready') stakes.step(by);
  }
  function stepAim(by: number): void {
    const kinds = targets.map(({ kind }) => kind);
    const next = kinds[kinds.indexOf(target) + by];
    if (next) aim(next);
  }

  find('shoot').addEventListener('click', () => void shoot());
  find('less').addEventListener('click', () => step(-1));
  find('more').addEventListener('click', () => step(1));
  onKey({
    ' ': () => void shoot(),
    Enter: () => void shoot(),
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    ArrowRight: () => stepAim(1),
    ArrowLeft: () => stepAim(-1),
  });
  frame.enter('ready');
  aim(target);
  tell(say('ready'));
}

function drawTarget({ kind, prize, chance }: FishSession['targets'][number]): HTMLElement {
  const input = make('input', { type: 'radio', name: 'target', value: kind });
  input.addEventListener('change', () => aim(kind));
  const odds = make('small', {}, say('odds', { prize: String(prize), chance }));
  odds.dataset['brief'] = say('times', { count: String(prize) });
  return make('label', 'target', input, drawFish(kind), make('b', {}, say(kind)), odds);
}

function aim(kind: FishKind): void {
  target = kind;
  const input = document.querySelector<HTMLInputElement>(`.target input[value="${kind}"]`);
  if (input) input.checked = true;
  showState(frame.state());
}

function showState(state: string): void {
  const button = find<HTMLButtonElement>('shoot');
  button.textContent = state === 'unconfirmed' ? say('confirm') : say('shoot', { target: say(target) });
  // Not `disabled` while the shot flies: a disabled button loses the keyboard focus.
  button.disabled = state === 'loading' || state === 'closed';
  button.ariaDisabled = String(state === 'busy');
}
