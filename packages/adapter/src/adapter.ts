import type { RefusalCode } from '#api/errors.ts';
import type { FeatureName } from '#api/features.ts';
import type { ParsedInputOf, WireOutputOf } from '#api/operation.ts';
import type { OperationId, Operations } from '#api/operations.ts';

/**
 * What another platform sends. An adapter may name its own types (`answer: (order: AcmeOrder) => …`): what it makes of them
 * is checked by the contract, by the compiler and at run time.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of a platform whose types nobody has written down
export type Json = any;

/** A call of the other platform: its method, and its path below `base` or a whole URL. `{name}` is filled in from the input. */
export type Target = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${'/' | 'https://' | 'http://'}${string}`;

/** The other platform has refused: the player is told by the code, or by `message` where the site has no words for it. */
export interface Refused {
  readonly refused: RefusalCode;
  readonly message?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** What becomes of an answer: the value of the contract, or a refusal. */
export type Mapped<Id extends OperationId> = WireOutputOf<Operations[Id]> | Refused;

/** An answer of the other platform, read to its end. */
export interface PlatformAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  /** null where the body was empty. */
  readonly json: Json;
}

/** What the other platform needs of a player. The site keeps it, sealed, as its token. */
export interface HeldSession {
  /** Stays the same while the session is renewed. */
  readonly id: string;
  /** The token or the cookie of each call. */
  readonly access: string;
  readonly csrf?: string;
  /** What renews `access`. */
  readonly refresh?: string;
  /** When `access` ends, in ms since the epoch. Without it the session is not renewed before it is refused. */
  readonly endsAt?: number;
}

/** How the other platform recognises a player. */
export interface SessionScheme {
  /** The headers of a call with this session. */
  readonly headers: (session: HeldSession) => Readonly<Record<string, string>>;
  /**
   * Reads a session from the answer that opens or renews it, or that changes it by the way. null: it has none.
   * @param before the session that the call was sent with
   */
  readonly read: (answer: PlatformAnswer, now: number, before?: HeldSession) => Omit<HeldSession, 'id'> | null;
  /** The call that renews a session, sent with its headers. */
  readonly renew?: { readonly to: Target; readonly body?: (session: HeldSession) => Json };
  /** Whether an answer says that the session has ended. @default its status is 401 */
  readonly ended?: (answer: PlatformAnswer) => boolean;
  /** Whether any answer may change the session, as a cookie may that slides. */
  readonly slides?: true;
}

type QueryValue = string | number | boolean | null | undefined;

export interface SendOptions {
  /** What fills in `{name}`. */
  readonly path?: object;
  /** Sent behind the path. null and undefined are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON; `URLSearchParams`, `FormData` and bytes as they are. */
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the site, while it is answered. */
export interface Call {
  readonly operation: OperationId;
  /** Of the site, such as `th`. */
  readonly language: string;
  /** One intent of the player to move money, the same for each try. */
  readonly idempotencyKey: string | null;
  /** What the edge holds for the player; null for a visitor. */
  readonly session: HeldSession | null;
  /** ms since the epoch. */
  readonly now: () => number;
  /**
   * Calls the other platform with the player's session. Answers only what is no refusal of the adapter (`refusal`) and no
   * failure: those end the call of the site. A call that moves money can send one call that is no `GET`.
   */
  readonly send: (to: Target, options?: SendOptions) => Promise<PlatformAnswer>;
  /**
   * Opens a session and returns its token for the site.
   * @param answer what the scheme of the adapter (`session`) reads the session from, or the session itself
   */
  readonly open: (answer: PlatformAnswer | Omit<HeldSession, 'id'>) => Promise<string>;
}

/** One operation as one call of the other platform. */
export interface Mapping<Id extends OperationId> {
  readonly to: Target | ((input: ParsedInputOf<Operations[Id]>, call: Call) => Target);
  /** @default what `GET` sends is nothing */
  readonly query?: (input: ParsedInputOf<Operations[Id]>, call: Call) => Readonly<Record<string, QueryValue>>;
  /** @default nothing */
  readonly body?: (input: ParsedInputOf<Operations[Id]>, call: Call) => Json;
  readonly headers?: (input: ParsedInputOf<Operations[Id]>, call: Call) => Readonly<Record<string, string>>;
  /** Makes the answer of the contract. */
  readonly answer: (
    json: Json,
    call: Call,
    details: { readonly input: ParsedInputOf<Operations[Id]>; readonly answer: PlatformAnswer },
  ) => Mapped<Id> | Promise<Mapped<Id>>;
  /**
   * Whether a call that the platform has refused with "not logged in" has changed nothing there. Then it is sent again once the
   * session is renewed, as reads always are. Never for what moves money.
   */
  readonly unauthorisedMeansNothingDone?: true;
}

/** One operation in any other way, such as by several calls. */
export type Handler<Id extends OperationId> = (
  input: ParsedInputOf<Operations[Id]>,
  call: Call,
) => Mapped<Id> | Promise<Mapped<Id>>;

type Mappings = { readonly [Id in OperationId]?: Mapping<Id> | Handler<Id> };

/** How the site speaks to a platform that does not answer in the contract's words. */
export interface Adapter {
  /** Small letters, for logs. */
  readonly name: string;
  /** Where the other platform is, such as `https://api.acme.example/v2`. */
  readonly base: string;
  readonly session: SessionScheme;
  /** Reads a refusal of any call. null: it is none. */
  readonly refusal: (json: Json, answer: PlatformAnswer) => Refused | null;
  /** What `systemPermission` answers, besides what the operation answers where it is mapped. */
  readonly site?: Partial<WireOutputOf<Operations['systemPermission']>>;
  /** Nodes of the whitelabel tree besides those of features, such as `{ USERNAMEREG3: true }`. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Operations that are not mapped, and whose features are offered all the same. */
  readonly without?: readonly OperationId[];
  /**
   * Where a picture is that the site finds by a path of the contract, such as `RNG_LIST_VENDOR/<vassalage>-COLOR.png`, the mark of
   * a vendor: a path of the site, or a URL of one of its image hosts. null: there is none. @default none
   */
  readonly picture?: (path: string) => string | null;
  /** Features that are off though all of their operations are mapped. */
  readonly off?: readonly FeatureName[];
  readonly operations: Mappings;
}

/** Stands where an adapter has nothing yet; the call ends without an answer. */
export function toDo(what: string): never {
  throw new Error(`to do: ${what}`);
}

type KeyOf<Whole> = Whole extends unknown ? keyof Whole : never;
type FieldOf<Whole, Name> = Whole extends unknown ? (Name extends keyof Whole ? Whole[Name] : never) : never;
type IsAny<Value> = 0 extends 1 & Value ? true : false;

/** The names of fields that an answer has and the contract does not, at any depth. never: none. */
type Foreign<Given, Known> =
  IsAny<Given> extends true
    ? never
    : unknown extends Known
      ? never
      : Given extends readonly (infer GivenItem)[]
        ? Foreign<GivenItem, Known extends readonly (infer KnownItem)[] ? KnownItem : never>
        : Given extends object
          ? string extends KeyOf<Extract<Known, object>>
            ? never
            :
                | Exclude<keyof Given, KeyOf<Extract<Known, object>>>
                | {
                    [Name in keyof Given & KeyOf<Extract<Known, object>>]: Foreign<
                      Given[Name],
                      FieldOf<Extract<Known, object>, Name>
                    >;
                  }[keyof Given & KeyOf<Extract<Known, object>>]
          : never;

type AnswerOf<Entry> = Entry extends (...args: never) => infer Answer
  ? Awaited<Answer>
  : Entry extends { readonly answer: (...args: never) => infer Answer }
    ? Awaited<Answer>
    : never;

/** Refuses operations and fields that the contract does not have, each by its name. */
type Exact<Given> = {
  readonly [Id in keyof Given]: Id extends OperationId
    ? [Foreign<AnswerOf<Given[Id]>, Mapped<Id>>] extends [never]
      ? unknown
      : { readonly 'the contract has no field': Foreign<AnswerOf<Given[Id]>, Mapped<Id>> }
    : { readonly 'the contract has no operation': Id };
};

/** Defines an adapter, type-checked against the contract. */
export function defineAdapter<const Given extends Mappings>(
  adapter: Omit<Adapter, 'operations'> & { readonly operations: Given & Exact<Given> },
): Adapter {
  return adapter;
}
