import type { HeldSession, Json, PlatformAnswer, SessionScheme, Target } from './adapter.ts';

interface Renewal extends Pick<SessionScheme, 'ended'> {
  /** Where the session is renewed. @default never */
  readonly renew?: Target;
  /** @default nothing, and the refresh token as `{ refresh_token }` where there is one */
  readonly renewBody?: (session: HeldSession) => Json;
  /** In how many seconds `access` ends. @default it is not said */
  readonly endsInS?: (json: Json) => number | undefined;
}

export interface TokenOptions extends Renewal {
  readonly access: (json: Json) => string | undefined;
  readonly refresh?: (json: Json) => string | undefined;
}

export interface CookieOptions extends Renewal {
  /** The name of the cookie of the session. */
  readonly cookie: string;
  /** The header that repeats a text of the answer against forged calls, and where that text is. */
  readonly csrf?: { readonly header: string; readonly from: (answer: PlatformAnswer) => string | undefined };
}

/** The cookie of this name in an answer. undefined: it has none. */
export function cookieIn({ headers }: Pick<PlatformAnswer, 'headers'>, name: string): string | undefined {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

const renewalOf = ({ renew, renewBody, ended }: Renewal) => ({
  ...(renew && {
    renew: {
      to: renew,
      body: renewBody ?? (({ refresh }: HeldSession) => refresh && { refresh_token: refresh }),
    },
  }),
  ...(ended && { ended }),
});

const endOf = ({ endsInS }: Renewal, json: Json, now: number): number | undefined => {
  const seconds = endsInS?.(json);
  return seconds === undefined ? undefined : now + seconds * 1_000;
};

function tokenScheme(options: TokenOptions, headers: SessionScheme['headers']): SessionScheme {
  return {
    headers,
    read({ json }, now, before) {
      const access = options.access(json);
      if (access === undefined || access === '') return null;
      const refresh = options.refresh?.(json) ?? before?.refresh;
      const endsAt = endOf(options, json, now);
      return { access, ...(refresh !== undefined && { refresh }), ...(endsAt !== undefined && { endsAt }) };
    },
    ...renewalOf(options),
  };
}

/** Ways in which platforms recognise players. */
export const sessions = {
  /** `Authorization: Bearer …`. */
  bearer: (options: TokenOptions): SessionScheme =>
    tokenScheme(options, ({ access }) => ({ Authorization: `Bearer ${access}` })),

  /** A header of the platform's own. */
  header: (options: TokenOptions & { readonly header: string }): SessionScheme =>
    tokenScheme(options, ({ access }) => ({ [options.header]: access })),

  /** A cookie, with a header against forged calls where the platform asks for one. */
  cookie: (options: CookieOptions): SessionScheme => ({
    headers: ({ access, csrf }) => ({
      Cookie: `${options.cookie}=${access}`,
      ...(options.csrf && csrf !== undefined && { [options.csrf.header]: csrf }),
    }),
    read(answer, now, before) {
      const access = cookieIn(answer, options.cookie);
      const csrf = options.csrf?.from(answer);
      if (access === undefined && (before === undefined || csrf === undefined)) return null;
      const held = access ?? before?.access ?? '';
      const token = csrf ?? before?.csrf;
      const endsAt = endOf(options, answer.json, now) ?? before?.endsAt;
      return { access: held, ...(token !== undefined && { csrf: token }), ...(endsAt !== undefined && { endsAt }) };
    },
    slides: true,
    ...renewalOf(options),
  }),
} as const;
