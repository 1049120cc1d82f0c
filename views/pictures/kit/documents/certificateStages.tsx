import type { ReactNode } from 'react';
import { DoubtedWebsite } from './DoubtedWebsite.tsx';
import { ReviewedContract } from './ReviewedContract.tsx';
import { RevokedCertificate } from './RevokedCertificate.tsx';
import { SignedRules } from './SignedRules.tsx';

/* All are 200 × 200, and as far from every edge of their stations. */
const place = { x: 18, y: 18 } as const;

/** How a project about a shared record goes, 236 × 236 each: the institute's question, its rules, a trial, the reviewed contract. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <DoubtedWebsite key="need" {...place} />,
  <SignedRules key="rules" {...place} />,
  <RevokedCertificate key="trial" {...place} />,
  <ReviewedContract key="release" {...place} />,
];
