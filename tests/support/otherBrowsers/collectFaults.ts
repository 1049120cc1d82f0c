declare global {
  interface Window {
    /** What went wrong in a page that runs `collectFaults`. */
    faults?: string[];
  }
}

/** Runs in a page before any other script and collects what goes wrong from then on. Its source is sent as it is. */
export function collectFaults(): void {
  const faults: string[] = [];
  window.faults = faults;
  const onError = (event: ErrorEvent) => {
    const { target, message } = event;
    faults.push(target instanceof Element ? `request: ${target.outerHTML}` : `script: ${message}`);
  };
  /* Errors of elements do not bubble. */
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`script: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push(`script: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: this collects what is said there.
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      faults.push(`console: ${words.join(' ')}`);
      write(...words);
    };
  }
}
