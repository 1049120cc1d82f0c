import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Scene } from './Scene.tsx';

/** The size of a small square picture beside a reason. */
export const vignetteSize = { width: 192, height: 192 } as const;

interface VignetteProps {
  /** One colour up to the edges, so that a set of them has one shape on every page. */
  readonly tone: Colour;
  readonly children: ReactNode;
}

/** One group of large shapes without a word, on a ground of one colour whose corners the page rounds. */
export const Vignette = ({ tone, children }: VignetteProps) => (
  <Scene {...vignetteSize} radius={0}>
    <path d="M0 0H192V192H0z" className={tone} />
    {children}
  </Scene>
);
