import type { Policy } from '#api/system.ts';
import type { World } from './world.ts';

/**
 * What the operator can switch while the platform runs. It is one row of the store: so it survives a restart, changes
 * all or nothing with the rows of the same transaction, and whoever holds a snapshot never sees it move.
 */
export interface WorldSettings {
  readonly maintenance: boolean;
  /** ms since the epoch; null is open-ended. */
  readonly maintenanceEnd: number | null;
  readonly regionRestriction: boolean;
  /** What the platform says the visitor's address is. */
  readonly ip: string;
  /** RT-14: visitors see only the entry pages. */
  readonly loginedToHomePage: boolean;
  readonly currencySymbol: string;
  readonly policy: Policy;
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  /** One wallet for all vendors. */
  readonly singleWallet: boolean;
  readonly humanCheck: 'none' | 'work';
  /** How much work the human check asks for. */
  readonly zeroBits: number;
  /** Failed sign-ins of an account before the picture captcha is demanded; 0 demands it at once (LGN-07). */
  readonly captchaAfterFailures: number;
  readonly lockAfterFailures: number;
  readonly lockMinutes: number;
  readonly registerCaptcha: boolean;
  /** Features by `modId` (FLG-01). What is not named is off. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** SLT-06: the bingo hall, offered where the TY language is. This catalogue files no game under it. */
  readonly bingoHall: boolean;
  /** `vassalage` of the vendors that take a break. */
  readonly vendorsInMaintenance: readonly string[];
}

export const defaultSettings: WorldSettings = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  ip: '203.0.113.24',
  loginedToHomePage: false,
  currencySymbol: '฿',
  policy: { filterMode: 'exclusive', rememberPassword: 'sealed', minAge: 21 },
  imageCDNs: [''],
  launchGameCDNs: [''],
  singleWallet: true,
  humanCheck: 'work',
  zeroBits: 10,
  captchaAfterFailures: 2,
  lockAfterFailures: 8,
  lockMinutes: 15,
  registerCaptcha: true,
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    DIRECTREG3: true,
    MANPLAYREB3: true,
    FORCEPWDEXPIRED3: true,
  },
  bingoHall: false,
  vendorsInMaintenance: [],
};

/** Changes some settings; the others stay. Joins the open transaction if there is one. */
export function changeSettings(world: World, patch: Partial<WorldSettings>): void {
  world.store.transaction(() => world.store.put('settings', 'site', { ...world.settings, ...patch }));
}
