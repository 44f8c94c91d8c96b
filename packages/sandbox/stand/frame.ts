import type { RefusalAnswer } from '../src/provider/messages.ts';
import type { SeatAnswer } from '../src/provider/seat.ts';
import { find } from './dom.ts';
import { installExit, tellSite } from './exit.ts';
import { readFrom, sendTo } from './server.ts';
import { type CommonWord, type Language, type Words, wordsIn, writeWords } from './words.ts';

/** `busy` while an answer is on its way or being shown; `unconfirmed` when none came. */
export type State = 'loading' | 'ready' | 'busy' | 'unconfirmed' | 'closed';
export type Mood = 'calm' | 'won' | 'trouble';

/** What all pages have around their game: the way out, the balance, the line that tells, and rounds that end once. */
export interface Frame<Word extends string> {
  readonly words: Words<Word>;
  readonly find: typeof find;
  tell(text: string, mood?: Mood): void;
  state(): State;
  enter(state: State): void;
  /** Asks how the game stands. Closes the page and answers nothing where it cannot be played. */
  open<Session extends SeatAnswer>(
    call: string,
    query?: Readonly<Record<string, string>>,
  ): Promise<Session | undefined>;
  /**
   * Plays a round; while another one has no known end, learns how that one went instead. Answers nothing when it was
   * refused or is still unknown, which the page has been told then.
   * @param rest brings what moves to rest before that is told
   */
  play<Answer extends { readonly balance: string }>(
    call: string,
    request: object,
    rest?: () => Promise<unknown>,
  ): Promise<Answer | undefined>;
  /** Shows what the player holds now. */
  showBalance(amount: string): void;
  /** Tells the site that the balance may have moved. */
  settled(): void;
}

export interface FrameOptions<Word extends string> {
  readonly words: Readonly<Record<Language, Readonly<Record<Word, string>>>>;
  /** Follows each change of state. */
  readonly onState: (state: State) => void;
}

export function createFrame<Word extends string>({ words: own, onState }: FrameOptions<Word>): Frame<Word> {
  const query = new URLSearchParams(location.search);
  const launch = query.get('launch') ?? '';
  const words = wordsIn(query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th', own);
  const { say } = words;
  let pending: { readonly call: string; readonly request: object } | undefined;

  writeWords(document, words);
  installExit(find('exit'), query.get('back'));

  const frame: Frame<Word> = {
    words,
    find,
    tell(text, mood = 'calm') {
      find('result').dataset['mood'] = mood;
      find('result').textContent = text;
    },
    state: () => find('game').dataset['state'] as State,
    enter(state) {
      find('game').dataset['state'] = state;
      onState(state);
    },
    async open<Session extends SeatAnswer>(call: string, more: Readonly<Record<string, string>> = {}) {
      const session = await readFrom<Session | RefusalAnswer>(call, { launch, ...more }).catch(() => undefined);
      if (session === undefined) return close('unreachable');
      if ('refused' in session) return close(session.refused);
      showSeat(session);
      return session;
    },
    async play<Answer extends { readonly balance: string }>(
      call: string,
      request: object,
      rest: () => Promise<unknown> = () => Promise.resolve(),
    ) {
      let askedBefore = pending !== undefined;
      pending ??= { call, request: { launch, ...request } };
      frame.enter('busy');
      const checking = () => {
        askedBefore = true;
        frame.tell(say('checking'));
      };
      const answer = await sendTo<Answer | RefusalAnswer>(pending.call, pending.request, checking).catch(
        () => undefined,
      );
      if (answer === undefined) {
        await rest();
        frame.enter('unconfirmed');
        frame.tell(say('unconfirmed'), 'trouble');
        return undefined;
      }
      pending = undefined;
      if (!('refused' in answer)) return answer;
      await rest();
      if (answer.refused === 'launch_expired') {
        // An earlier attempt may have arrived, and its answer is lost for good.
        if (askedBefore) frame.settled();
        return close(askedBefore ? 'launchOver' : answer.refused);
      }
      frame.enter('ready');
      frame.tell(say(answer.refused), 'trouble');
      return undefined;
    },
    showBalance: (amount) => void (find('balance').textContent = words.brief(amount)),
    settled: () => tellSite('settled'),
  };

  function close(reason: CommonWord): undefined {
    frame.enter('closed');
    find('name').textContent ||= say('game');
    frame.tell(say(reason), 'trouble');
    return undefined;
  }

  function showSeat({ name, vendor, palette, balance, practice, currency }: SeatAnswer): void {
    words.payIn(currency);
    if (practice) {
      words.practise();
      find('demonstration').textContent = say('practice');
      find('demonstration').dataset['practice'] = '';
      find('balance-label').textContent = say('practiceBalance');
    }
    document.title = say('title', { name: name[words.language] });
    find('name').textContent = name[words.language];
    // A lobby is called like its vendor: once is enough.
    find('vendor').textContent = vendor.en === name.en ? '' : vendor[words.language];
    document.documentElement.style.setProperty('--glow', palette.glow);
    frame.showBalance(balance);
  }

  frame.tell(say('loading'));
  return frame;
}

/** Waits; not at all where somebody wants no motion. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : ms));
}

/** Does the player want no motion? */
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
