import { useEffect, useState } from 'react';
import { AppBadge } from '#core/app/AppBadge.tsx';
import { useOfflineStart } from '#core/app/useOfflineStart.ts';
import { usePushSession } from '#core/app/usePushSession.ts';
import { VendorFreshness } from '#core/catalogue/VendorFreshness.tsx';
import { LazyDialogSection, type LazyDialogSectionProps } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import type { LazyDialog } from '#core/components/useLazyDialog.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useBackCloses } from '#core/routing/useBackCloses.ts';
import { asksAfterLogin } from '#core/session/afterLogin.ts';
import { SettingsCheck } from '#core/site/SettingsCheck.tsx';
import { useSite } from '#core/site/site.ts';
import { useAnalytics } from '#core/site/useAnalytics.ts';
import type { LoginRequest, RequireAuth } from '#features/auth/requireAuth/authPrompts.types.ts';
import type { ClickedNotice } from '#features/content/notices/notices.types.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { News } from './News.tsx';
import { loadOtherScreens } from './screens.tsx';

const Logout = lazyComponent(() => import('#features/auth/logout/Logout.tsx').then((part) => part.Logout));
const IdleWatch = lazyComponent(() => import('#features/auth/idle/IdleWatch.tsx').then((part) => part.IdleWatch));
const LostDevice = lazyComponent(() => import('#features/auth/passkey/LostDevice.tsx').then((part) => part.LostDevice));
const PasskeyOffer = lazyComponent(() =>
  import('#features/account/protection/passkeys/PasskeyOffer.tsx').then((part) => part.PasskeyOffer),
);
const BalanceCount = lazyComponent(() =>
  import('#features/layout/appShell/parts/BalanceCount.tsx').then((part) => part.BalanceCount),
);
const SessionEnded = lazyComponent(() =>
  import('#features/auth/ended/SessionEnded.tsx').then((part) => part.SessionEnded),
);
const ChatRoom = lazyComponent(() => import('#features/layout/support/ChatRoom.tsx').then((part) => part.ChatRoom));
const Register = lazyComponent(() => import('#features/auth/register/Register.tsx').then((part) => part.Register));
const ForgotPassword = lazyComponent(() =>
  import('#features/auth/forgotPassword/ForgotPassword.tsx').then((part) => part.ForgotPassword),
);
const LazyTrialDialog = lazyComponent(() =>
  import('#features/auth/requireAuth/LazyTrialDialog.tsx').then((part) => part.LazyTrialDialog),
);
const LiveUpdates = lazyComponent(() => import('#core/live/LiveUpdates.tsx').then((part) => part.LiveUpdates));
const GamePopup = lazyComponent(() => import('#features/games/gamePopup/GamePopup.tsx').then((part) => part.GamePopup));
const FirstSteps = lazyComponent(() => import('./FirstSteps.tsx').then((part) => part.FirstSteps));
const MemberCentre = lazyComponent(() => import('./MemberCentre.tsx').then((part) => part.MemberCentre));
const AgentCentre = lazyComponent(() => import('./AgentCentre.tsx').then((part) => part.AgentCentre));
const CommandPalette = lazyComponent(() =>
  import('#features/games/commandPalette/CommandPalette.tsx').then((part) => part.CommandPalette),
);

export interface DialogsProps {
  readonly logout: LazyDialog;
  readonly chat: LazyDialog;
  readonly register: LazyDialog;
  readonly forgot: LazyDialog;
  readonly commandPalette: LazyDialog;
  /** The URL opens the list of a vendor's games. */
  readonly listed: boolean;
  /** The URL opens the member centre. */
  readonly centre: boolean;
  /** The URL opens the agent centre. */
  readonly agent: boolean;
  /** The URL offers a game without money, or greets a new player. */
  readonly begins: boolean;
  /** The login dialog or the notice for trial accounts is open. */
  readonly asking: boolean;
  /** The login, which registration and recovery can take the place of. */
  readonly login: LoginRequest;
  readonly trial: RequireAuth['trial'];
  /** Leaves the dialog that the URL opens. */
  readonly onLeave: () => void;
  /** The notice that was clicked in the bar, if any. */
  readonly clicked: ClickedNotice | null;
}

/**
 * The dialogs that can open over any page. The shell decides which are open; their code loads after the page, and
 * with it what keeps the vendor list fresh.
 */
export function Dialogs({
  logout,
  chat,
  register,
  forgot,
  commandPalette,
  asking,
  login,
  trial,
  onLeave,
  clicked,
  listed,
  centre,
  agent,
  begins,
}: DialogsProps) {
  useAnalytics();
  useOfflineStart();
  usePushSession();
  // So that a link to another page loads that page at once. A failure surfaces when the player opens one.
  useEffect(() => void loadOtherScreens().catch(() => {}), []);
  // News opens by itself, but never over another dialog.
  const dialogs = [logout, chat, register, forgot, commandPalette];
  // Stays after the session: it knows what was typed.
  const current = useSession();
  const watched = usePresence(current !== null);
  const token = current?.token;
  // Stays for its session: its mark goes when it is shown.
  const offered = usePresence(asksAfterLogin('passkeyOffer', token) && token);
  const { session } = usePlatform();
  // The dialog of a session that was ended stands in place of the login: what asks for one goes on waiting.
  const [endShown, setEndShown] = useState(false);
  const onEndShown = (shown: boolean): void => {
    setEndShown(shown);
    if (shown) login.onSetAside();
  };
  const asks = asking || endShown;
  const mayEnd = watched || session.refusal() !== undefined;
  const site = useSite();
  const isPushed = site.status === 'ready' && site.value.live === 'stream';
  const paused = asks || listed || centre || agent || begins || dialogs.some(({ isOpen }) => isOpen);
  /** Closing them also gives up what was waiting for the login. */
  const closing =
    ({ close }: LazyDialog) =>
    (): void => {
      close();
      login.onClose();
    };
  return (
    <>
      <AppBadge />
      <VendorFreshness />
      <SettingsCheck />
      <MaintenanceNotice />
      <Section byUrl open={listed} onClose={onLeave}>
        <GamePopup />
      </Section>
      <Section byUrl open={centre} onClose={onLeave}>
        <MemberCentre asking={asks} onSignOut={logout.show} />
      </Section>
      <Section byUrl open={agent} onClose={onLeave}>
        <AgentCentre asking={asks} />
      </Section>
      <Section byUrl open={begins} onClose={onLeave}>
        <FirstSteps onLeave={onLeave} />
      </Section>
      <Section open={trial.open} onClose={trial.onClose}>
        <LazyTrialDialog trial={trial} />
      </Section>
      <Section open={logout.isOpen} onClose={logout.close}>
        <Logout open={logout.isOpen} onClose={logout.close} />
      </Section>
      <Section open={register.isOpen} onClose={closing(register)}>
        <Register
          open={register.isOpen}
          onClose={closing(register)}
          onLogIn={() => {
            register.close();
            login.onReturn();
          }}
          onSignedIn={login.onDone}
        />
      </Section>
      <Section open={forgot.isOpen} onClose={closing(forgot)}>
        <ForgotPassword open={forgot.isOpen} onClose={closing(forgot)} onSignedIn={login.onDone} />
      </Section>
      <LazySection optional>{watched && <IdleWatch />}</LazySection>
      <LazySection optional>{watched && <BalanceCount />}</LazySection>
      <LazySection optional>{asksAfterLogin('lostDevice', token) && <LostDevice />}</LazySection>
      <LazySection optional>{offered !== null && offered === token && <PasskeyOffer key={token} />}</LazySection>
      <LazySection optional>{mayEnd && <SessionEnded onShown={onEndShown} />}</LazySection>
      <LazySection optional>{isPushed && <LiveUpdates />}</LazySection>
      <LazySection optional>
        <News paused={paused} clicked={clicked} />
      </LazySection>
      <Section open={commandPalette.isOpen} onClose={commandPalette.close}>
        <CommandPalette open={commandPalette.isOpen} onClose={commandPalette.close} />
      </Section>
      <Section open={chat.isOpen} onClose={chat.close}>
        <ChatRoom open={chat.isOpen} onClose={chat.close} />
      </Section>
    </>
  );
}

interface SectionProps extends LazyDialogSectionProps {
  /** The URL opens and closes it. @default false */
  readonly byUrl?: boolean;
  readonly onClose: () => void;
}

/** A dialog that is mounted when it first opens, and stays for its exit animation. */
function Section({ open, onClose, byUrl = false, children }: SectionProps) {
  const opened = usePresence(open);
  useBackCloses(open && !byUrl, onClose);
  return (
    <LazyDialogSection open={open} onClose={onClose}>
      {opened && children}
    </LazyDialogSection>
  );
}
