/** How much is written: a level and those that are more severe. */
const levels = { debug: 10, info: 20, error: 30, none: 40 } as const;
type Level = keyof typeof levels;

/** What a line says besides its time, level and event. No address, agent, cookie, query or body: nothing about a person. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

export interface LogOptions {
  /** `LOG`: `json` or `text`. */
  readonly format: string | undefined;
  /** `LOG_LEVEL`: `debug`, `info`, `error` or `none`. */
  readonly level: string | undefined;
  readonly write: (line: string) => void;
  readonly now: () => number;
}

export interface Log {
  /** Writes a line unless its level is below what is asked for. */
  readonly line: (level: Exclude<Level, 'none'>, event: string, fields?: LogFields) => void;
  /** Writes an error with its stack; the same one at most ten times a minute. */
  readonly error: (error: unknown, fields?: LogFields) => void;
}

/** How often one error is written in a minute. The next line of it says how many were left out. */
const mostPerMinute = 10;
/** How many errors are told apart. Of more, the one that was first is forgotten. */
const mostErrors = 200;

/** Without its stack. */
const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : `Error: ${String(error)}`;

/** Creates the log of the renderer: a line of JSON per event, or of text to be read in a terminal. */
export function createLog({ format, level, write, now }: LogOptions): Log {
  const least = levels[level as Level] ?? levels.info;
  const counts = new Map<string, { since: number; count: number }>();

  const line: Log['line'] = (of, event, fields = {}) => {
    if (levels[of] < least) return;
    const time = new Date(now()).toISOString();
    const { stack, ...rest } = fields;
    write(
      format === 'text'
        ? `${[time, of, event, ...Object.values(rest).filter((value) => value !== undefined)].join(' ')}${stack === undefined ? '' : `\n${stack}`}\n`
        : `${JSON.stringify({ time, level: of, event, ...fields })}\n`,
    );
  };

  return {
    line,
    error(error, fields = {}) {
      const key = textOf(error);
      const { stack, cause } = error instanceof Error ? error : new Error(key);
      let counted = counts.get(key);
      const isNew = counted === undefined || now() - counted.since >= 60_000;
      const missed = isNew && counted !== undefined ? Math.max(0, counted.count - mostPerMinute) : 0;
      if (counted === undefined || isNew) {
        counts.delete(key);
        counted = { since: now(), count: 0 };
        counts.set(key, counted);
        const [oldest] = counts.keys();
        if (counts.size > mostErrors && oldest !== undefined) counts.delete(oldest);
      }
      counted.count += 1;
      if (counted.count > mostPerMinute) return;
      const why = cause === undefined ? undefined : textOf(cause);
      line('error', 'error', { ...fields, error: key, cause: why, ...(missed > 0 && { missed }), stack });
    },
  };
}
