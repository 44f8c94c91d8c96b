import { ok } from '#api/errors.ts';
import type * as contract from '#api/picture.ts';
import { avatarPath } from '#demo/art/images.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';
import type { Member } from '../schema/accounts.ts';

/** How many pictures the operator offers. Sign-up gives one of more, which a member keeps until they choose. */
const iconCount = 12;

export const memberIcon: Handler<typeof contract.memberIcon> = ({ member }) => ok(iconsOf(member));

export const memberIconSet: Handler<typeof contract.memberIconSet> = ({ sandbox, member }, { id }) => {
  const avatar = Number(id);
  if (!Number.isInteger(avatar) || avatar < 1 || avatar > iconCount) return refuse('invalid_input');
  const changed = { ...member, avatar };
  sandbox.store.put('members', member.id, changed);
  return ok(iconsOf(changed));
};

function iconsOf({ avatar }: Member) {
  const icons = Array.from({ length: iconCount }, (_, index) => ({
    id: String(index + 1),
    url: avatarPath(index + 1),
  }));
  return { icons, chosen: avatar <= iconCount ? String(avatar) : null };
}
