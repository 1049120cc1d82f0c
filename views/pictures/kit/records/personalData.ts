import { panSpecimen } from '../documents/panSpecimen.ts';

/** Two pieces of data about a person; no mobile number begins with 1. */
export const held = { mobile: '12345 67890', id: panSpecimen[0][1] } as const;

/** The same as they are shown while they are kept. */
export const masked = { mobile: '••••• ••890', id: '•••••••34F' } as const;
