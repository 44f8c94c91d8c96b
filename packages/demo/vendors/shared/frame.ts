import { find } from './dom.ts';
import { installExit, tellSite } from './exit.ts';
import { readFrom, sendTo } from './server.ts';
import type { RefusalAnswer, SpinRefusal } from './server/messages.ts';
import type { SeatAnswer } from './server/seat.ts';
import { type CommonWord, type Language, type Words, languageOf, wordsIn, writeWords } from './words.ts';

/** `busy` while an answer is pending or being animated; `unconfirmed` when the answer was lost. */
export type State = 'loading' | 'ready' | 'busy' | 'unconfirmed' | 'closed';
/** The colour of the status line. */
export type Mood = 'neutral' | 'won' | 'trouble';

/** The shared part of every game page: exit link, balance, status line, and rounds that are played at most once. */
export interface GameFrame<Word extends string> {
  readonly words: Words<Word>;
  readonly find: typeof find;
  /** Writes the status line. */
  tell(text: string, mood?: Mood): void;
  state(): State;
  enter(state: State): void;
  /** Loads the session. When the game cannot be played it closes the page, says why, and resolves to undefined. */
  open<Session extends SeatAnswer>(
    call: string,
    query?: Readonly<Record<string, string>>,
  ): Promise<Session | undefined>;
  /**
   * Plays a round. While an earlier round is unconfirmed it asks for that round's result instead. Resolves to undefined
   * when the round was refused or is still unconfirmed; the status line then says so.
   * @param finishAnimation awaited before a refusal or a lost answer is shown
   * @param onRefused called before the game is ready again
   */
  play<Answer extends { readonly balance: string }>(
    call: string,
    request: object,
    finishAnimation?: () => Promise<unknown>,
    onRefused?: (reason: SpinRefusal) => void,
  ): Promise<Answer | undefined>;
  /** Shows the player's balance. */
  showBalance(amount: string): void;
  /** Tells the site that the balance may have changed. */
  settled(): void;
}

export interface GameFrameOptions<Word extends string> {
  readonly words: Readonly<Record<Language, Readonly<Record<Word, string>>>>;
  /** Called after every state change. */
  readonly onState: (state: State) => void;
}

/** Creates the frame of a game page: writes its texts, wires the exit link, and shows the loading state. */
export function createGameFrame<Word extends string>({ words: own, onState }: GameFrameOptions<Word>): GameFrame<Word> {
  const query = new URLSearchParams(location.search);
  const launch = query.get('launch') ?? '';
  const words = wordsIn(languageOf(query), own);
  const { say } = words;
  /** The round whose result is not known yet. */
  let pending: { readonly call: string; readonly request: object } | undefined;

  writeWords(document, words);
  installExit(find('exit'), query.get('back'));

  const frame: GameFrame<Word> = {
    words,
    find,
    tell(text, mood = 'neutral') {
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
      finishAnimation: () => Promise<unknown> = () => Promise.resolve(),
      onRefused: (reason: SpinRefusal) => void = () => {},
    ) {
      let retried = pending !== undefined;
      pending ??= { call, request: { launch, ...request } };
      frame.enter('busy');
      const checking = () => {
        retried = true;
        frame.tell(say('checking'));
      };
      const answer = await sendTo<Answer | RefusalAnswer<SpinRefusal>>(pending.call, pending.request, checking).catch(
        () => undefined,
      );
      if (answer === undefined) {
        await finishAnimation();
        frame.enter('unconfirmed');
        frame.tell(say('unconfirmed'), 'trouble');
        return undefined;
      }
      pending = undefined;
      if (!('refused' in answer)) return answer;
      await finishAnimation();
      if (answer.refused === 'launch_expired') {
        // An earlier attempt may have reached the server; its answer can no longer be looked up.
        if (retried) frame.settled();
        return close(retried ? 'launchOver' : answer.refused);
      }
      onRefused(answer.refused);
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
    words.setCurrency(currency);
    if (practice) {
      words.startPractice();
      find('demonstration').textContent = say('practice');
      find('demonstration').dataset['practice'] = '';
      find('balance-label').textContent = say('practiceBalance');
    }
    document.title = say('title', { name: name[words.language] });
    find('name').textContent = name[words.language];
    // A lobby has the same name as its vendor, so the name is shown once.
    find('vendor').textContent = vendor.en === name.en ? '' : vendor[words.language];
    document.documentElement.style.setProperty('--glow', palette.glow);
    frame.showBalance(balance);
  }

  frame.tell(say('loading'));
  return frame;
}
