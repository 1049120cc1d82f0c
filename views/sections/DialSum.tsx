import type { ReactNode } from 'react';
import type { Section } from '#content/sections.ts';
import { Island } from '../Island.tsx';

type DialSection = Extract<Section, { readonly kind: 'dial' }>;

interface DialSumProps extends Pick<DialSection, 'id' | 'dial' | 'terms' | 'total'> {
  /** The number in the URL; without one the sum stands at its example. */
  readonly turned?: number | undefined;
}

/** A calculation that visitors can turn. */
export const DialSum = ({ id, turned, ...sum }: DialSumProps): ReactNode => {
  const { dial, terms, total } = sum;
  const initial = turned ?? dial.example;
  return <Island widget="sum" props={{ anchor: id, dial, terms, total, initial }} />;
};
