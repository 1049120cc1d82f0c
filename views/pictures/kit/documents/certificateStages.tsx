import type { ReactNode } from 'react';
import { InstituteNote } from './InstituteNote.tsx';
import { ReviewedContract } from './ReviewedContract.tsx';
import { RevokedCertificate } from './RevokedCertificate.tsx';
import { SignedRules } from './SignedRules.tsx';

/* All stand on one line, with as much air above them as below. */
const top = 43;

/** How a project about a shared record goes, 236 × 236 each: the institute's question, its rules, a trial, the reviewed contract. */
export const certificateStages: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <InstituteNote key="need" x={26} y={top} />,
  <SignedRules key="rules" x={27} y={top} />,
  <RevokedCertificate key="trial" x={24} y={top} />,
  <ReviewedContract key="release" x={26} y={top} />,
];
