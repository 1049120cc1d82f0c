/** What every error page says beside the words for its status. */
import type { Action } from './action.ts';
import { rupees } from './rupees.ts';

export const errorPage = {
  home: { label: 'Go to the home page', href: '/' } satisfies Action,
  quoteRequestId: 'If you write to us about it, please give this number:',
  suggestions: 'Did you mean',
  /** A till slip that says that nothing was charged. */
  slip: {
    title: 'Not completed',
    result: 'Result',
    mode: { label: 'Mode', value: 'HTTPS' },
    charged: { label: 'Charged', value: rupees(0) },
  },
} as const;
