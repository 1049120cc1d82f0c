import type { ReactNode } from 'react';
import { InstituteNote } from './InstituteNote.tsx';
import { ReviewedContract } from './ReviewedContract.tsx';
import { RevokedCertificate } from './RevokedCertificate.tsx';
import { SignedRules } from './SignedRules.tsx';

/* All are as wide, and as far from the edges of their stations. */
const place = { x: 13, y: 32, scale: 1.14 } as const;

/** How a project about a shared record goes, 236 × 236 each: the institute's question, its rules, a trial, the reviewed contract. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <InstituteNote key="need" {...place} />,
  <SignedRules key="rules" {...place} />,
  <RevokedCertificate key="trial" {...place} />,
  <ReviewedContract key="release" {...place} />,
];
