import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { ReviewDesk } from '../places/ReviewDesk.tsx';
import { DoubtedWebsite } from './DoubtedWebsite.tsx';
import { RevokedCertificate } from './RevokedCertificate.tsx';
import { SignedRules } from './SignedRules.tsx';

/** How a project about a shared record goes, 236 × 236 each: the institute's question, from near the signed rules, a trial, and the review at a desk. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <DoubtedWebsite key="need" x={26} y={30} scale={1.1} />,
  <SignedRules key="rules" x={-22} y={-55} turn={-7} scale={1.22} />,
  <RevokedCertificate key="trial" x={28} y={44} turn={-6} scale={0.84} />,
  <ReviewDesk key="release" />,
];

/** The ground of each. */
export const stageTones: readonly [Colour, Colour, Colour, Colour] = [
  'brand-soft',
  'marigold-soft',
  'green-soft',
  'blue-soft',
];
