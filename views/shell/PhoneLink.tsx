import type { ReactNode } from 'react';
import { telephone } from './telephone.ts';

/** A phone number that can be dialled by a click. */
export function PhoneLink({ number }: { readonly number: string }): ReactNode {
  return <a href={telephone(number)}>{number}</a>;
}
