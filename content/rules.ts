/**
 * Every public rule that the site states, once. Sentences take a rule's `text` from here, so that a change of the law is
 * a change of one line; `npm run rules` lists them, oldest check first.
 */
import { business } from './rules/business.ts';
import { counter } from './rules/counter.ts';
import { identity } from './rules/identity.ts';
import { payments } from './rules/payments.ts';

export const rules = { ...payments, ...counter, ...identity, ...business } as const;
