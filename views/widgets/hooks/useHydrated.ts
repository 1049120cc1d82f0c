import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while rendering on the server and during hydration, true ever after: what needs JavaScript shows only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
