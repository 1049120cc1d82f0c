/** What every error page says beside the words for its status. */
import type { Action } from './action.ts';
import { rupees } from './rupees.ts';

export const errorPage = {
  home: { label: 'Go to the home page', href: '/' } satisfies Action,
  quoteRequestId: 'When you contact us, please quote this request ID:',
  suggestions: 'Did you mean',
  /** The last line, in small letters. */
  technicalName: (title: string) => `Technical name of this error: ${title}`,
  /** A slip that says that nothing was saved and nothing was charged. */
  slip: {
    title: 'Not completed',
    result: 'Result',
    saved: { label: 'Saved', value: 'Nothing' },
    charged: { label: 'Charged', value: rupees(0) },
  },
} as const;
