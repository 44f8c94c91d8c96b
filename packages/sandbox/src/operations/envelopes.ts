import type * as contract from '#api/envelopes.ts';
import { ok } from '#api/errors.ts';
import type { Language } from '#api/primitives.ts';
import { maskNickname } from '../accounts/maskNickname.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { type EnvelopeNow, type Piece, envelopeFor, envelopesOf, openEnvelope, piecesOf } from '../money/envelopes.ts';
import { satangToAmount } from '../money/ledger.ts';
import { playableSatang } from '../money/vendorWallets.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** GEN-04g, LCK-01: lists the red envelopes of a member. */
export const redEnvelopeList: Handler<typeof contract.redEnvelopeList> = ({ sandbox, member }, { language }) => {
  return ok({ list: envelopesOf(sandbox, member.id).map((each) => envelopeView(sandbox, each, language)) });
};

export const redEnvelopeOpen: Handler<typeof contract.redEnvelopeOpen> = ({ sandbox, member }, { id }) => {
  const opened = openEnvelope(sandbox, member, id);
  if (!opened.ok) return opened;
  const { opening } = opened.value;
  return ok({
    id,
    reference: opening?.reference ?? '',
    openedAt: iso(opening?.at ?? sandbox.now()),
    amount: satangToAmount(opening?.satang ?? 0),
    requirement: termsOf(opened.value),
    balance: satangToAmount(playableSatang(sandbox, member.id)),
  });
};

/** The last openings of a rain. A personal envelope has no board. */
export const redEnvelopeBoard: Handler<typeof contract.redEnvelopeBoard> = ({ sandbox, member }, { id, count }) => {
  const found = envelopeFor(sandbox, member.id, id);
  if (found?.envelope.kind !== 'rain') return refuse('reward_gone');
  const { envelope } = found;
  const pieces = piecesOf(sandbox, envelope);
  const last = pieces.toReversed().slice(0, count);
  return ok({
    list: last.map((piece) => ({
      nickname: maskNickname(nameOf(sandbox, piece)),
      amount: satangToAmount(piece.satang),
      at: iso(piece.at),
      own: piece.memberId === member.id,
    })),
    opened: pieces.length,
    pieces: envelope.pieces,
  });
};

const nameOf = ({ store }: Sandbox, { memberId, nickname }: Piece): string =>
  nickname ?? store.get('members', memberId ?? '')?.nickname ?? '';

const termsOf = ({ envelope, opening }: EnvelopeNow) =>
  opening === null || envelope.wagerTimes === 0
    ? null
    : { amount: satangToAmount(opening.satang * envelope.wagerTimes), gameTypes: [] };

function envelopeView(sandbox: Sandbox, now: EnvelopeNow, language: Language) {
  const { envelope, state, left, opening } = now;
  const { id, kind, title, text, opensAt, endsAt, wagerTimes } = envelope;
  const wording = wordingOf(sandbox, gameLanguage(language));
  return {
    id,
    kind,
    title: wording.title(title),
    text: wording.title(text),
    opensAt: iso(opensAt),
    endsAt: iso(endsAt),
    left: kind === 'rain' ? left : null,
    wagerTimes,
    state,
    amount: opening === null ? null : satangToAmount(opening.satang),
    requirement: termsOf(now),
    openedAt: opening === null ? null : iso(opening.at),
    reference: opening?.reference ?? null,
  };
}
