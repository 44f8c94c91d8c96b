interface TrustedTypesWindow extends Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): {
      createScriptURL(url: string): string;
    };
  };
}

/**
 * Returns the address of a script as browsers want it under `require-trusted-types-for`. The policy accepts this address alone.
 * A page can make it once: its name cannot be taken twice.
 * @param policy a name that the Content-Security-Policy allows (`trusted-types`)
 */
export function trustedScriptUrl(policy: string, address: string, host: Window = window): string {
  const made = (host as TrustedTypesWindow).trustedTypes?.createPolicy(policy, {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`${policy}: another address`);
      return url;
    },
  });
  return made?.createScriptURL(address) ?? address;
}
