import { useEffect } from 'react';
import type { PressedNotice } from '#features/notices/useNoticeBar.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { Later } from './Later.tsx';
import { useEver } from './useEver.ts';
import type { LaterDialog } from './useLaterDialog.ts';

const Logout = lazyPart(() => import('./Logout.tsx').then((part) => part.Logout), 'more');
const ChatRoom = lazyPart(() => import('./ChatRoom.tsx').then((part) => part.ChatRoom), 'more');
const Register = lazyPart(() => import('./Register.tsx').then((part) => part.Register), 'register', 'fields', 'more');
const Forgot = lazyPart(() => import('./Forgot.tsx').then((part) => part.Forgot), 'recovery', 'fields');
const GamePopup = lazyPart(
  () => import('#features/gamePopup/GamePopup.tsx').then((part) => part.GamePopup),
  'gamePopup',
);
const News = lazyPart(() => import('./News.tsx').then((part) => part.News), 'more');
const MemberCentre = lazyPart(() => import('./MemberCentre.tsx').then((part) => part.MemberCentre), 'centre');
const QuickOpen = lazyPart(() => import('./QuickOpen.tsx').then((part) => part.QuickOpen), 'quickOpen');

export interface DialogsProps {
  readonly logout: LaterDialog;
  readonly chat: LaterDialog;
  readonly register: LaterDialog;
  readonly forgot: LaterDialog;
  readonly quickOpen: LaterDialog;
  /** The address asks for the list of a vendor's games. */
  readonly listed: boolean;
  /** The same for the member centre. */
  readonly centre: boolean;
  /** A login dialog, or a refusal, stands before the page. */
  readonly asking: boolean;
  /** The notice that was pressed in the bar, if any. */
  readonly pressed: PressedNotice | null;
}

/** What can stand before any page. Which of it is open is known above; the code for it comes later than the page. */
export function Dialogs({ logout, chat, register, forgot, quickOpen, asking, pressed, ...address }: DialogsProps) {
  const listed = useEver(address.listed);
  const centre = useEver(address.centre);
  // News open by themselves, but over nothing.
  const dialogs = [logout, chat, register, forgot, quickOpen];
  const hold = asking || address.listed || address.centre || dialogs.some(({ isOpen }) => isOpen);
  // One of its doors is a key: whoever presses that does not wait for code.
  useEffect(() => void QuickOpen.preload(), []);
  return (
    <>
      <Later>{listed && <GamePopup />}</Later>
      <Later>{centre && <MemberCentre asking={asking} onSignOut={logout.show} />}</Later>
      <Later>{logout.props && <Logout {...logout.props} />}</Later>
      <Later>{register.props && <Register {...register.props} />}</Later>
      <Later>{forgot.props && <Forgot {...forgot.props} />}</Later>
      <Later>
        <News hold={hold} pressed={pressed} />
      </Later>
      <Later>{quickOpen.props && <QuickOpen {...quickOpen.props} />}</Later>
      <Later>{chat.props && <ChatRoom {...chat.props} />}</Later>
    </>
  );
}
