import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { MonthReport } from '../documents/MonthReport.tsx';
import { SignedPlan } from '../documents/SignedPlan.tsx';
import { AdvertPodiums } from './AdvertPodiums.tsx';
import { PastMonths } from './PastMonths.tsx';

type Moments = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

const momentsOf = (isBrief: boolean): Moments => [
  <PastMonths key="measure" x={17} y={28} scale={0.86} isBrief={isBrief} />,
  <SignedPlan key="approve" x={17} y={15} scale={0.86} isBrief={isBrief} />,
  <AdvertPodiums key="test" x={20} y={15} scale={0.86} isBrief={isBrief} />,
  <MonthReport key="report" x={17} y={15} scale={0.86} isBrief={isBrief} />,
];

/** A campaign from its past months to its report, each 236 × 236 (FourStations.tsx). */
export const advertMoments = momentsOf(false);

/** The same in one word each, for phones. */
export const briefAdvertMoments = momentsOf(true);

/** Their grounds: paper lies on sand, and the two advertisements, of which one is sand, on lilac. */
export const advertTones = [
  'brand-soft',
  'marigold-soft',
  'brand-soft',
  'marigold-soft',
] as const satisfies readonly Colour[];
