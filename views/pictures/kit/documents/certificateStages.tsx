import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { ReviewDesk } from '../places/ReviewDesk.tsx';
import { DoubtedWebsite } from './DoubtedWebsite.tsx';
import { RevokedCertificate } from './RevokedCertificate.tsx';
import { SignedRules } from './SignedRules.tsx';

/** How a project about a shared record goes, 236 × 236 each: the institute's question, the signed rules, a trial, and the review at a desk. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <DoubtedWebsite key="need" x={24} y={24} scale={0.94} />,
  <SignedRules key="rules" x={24} y={24} scale={0.94} />,
  <RevokedCertificate key="trial" x={24} y={24} scale={0.94} />,
  <ReviewDesk key="release" />,
];

/** The ground of each. */
export const stageTones: readonly [Colour, Colour, Colour, Colour] = [
  'brand-soft',
  'marigold-soft',
  'green-soft',
  'blue-soft',
];
