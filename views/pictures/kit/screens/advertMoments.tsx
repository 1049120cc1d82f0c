import type { ReactNode } from 'react';
import { PaperDocument } from '../documents/PaperDocument.tsx';
import { SheetLedge } from '../documents/SheetLedge.tsx';
import { SignedPlan } from '../documents/SignedPlan.tsx';
import { LineChart } from '../shapes/Chart.tsx';
import { Label } from '../shapes/Label.tsx';
import { AdvertMoment } from './AdvertMoment.tsx';
import { weeklyEnquiries } from './MonthFigures.tsx';
import { PastMonths } from './PastMonths.tsx';

/* The same desk at each station. */
const Desk = () => (
  <>
    <path d="M0 0H236V236H0z" className="warm" />
    <path d="M0 218H236V236H0z" fill="url(#sheen)" />
    <path d="M0 198H236V218H0z" className="brand-lift" />
  </>
);

/** A campaign from its past months to its report, each 236 × 236 (FourStations.tsx). */
export const advertMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="measure">
    <Desk />
    <PastMonths x={20} y={30} scale={0.94} />
  </g>,
  <g key="approve">
    <Desk />
    <SignedPlan x={24} y={18} scale={0.91} />
  </g>,
  <g key="test">
    <Desk />
    <AdvertMoment />
  </g>,
  <g key="report">
    <Desk />
    <PaperDocument x={18} y={18} width={200} height={192}>
      <Label x={20} y={52} size={40} weight={800}>
        80
      </Label>
      <Label x={78} y={51} size={18} weight={600}>
        enquiries
      </Label>
      <LineChart x={22} y={76} width={156} height={88} values={weeklyEnquiries} scale={34} />
    </PaperDocument>
    <SheetLedge x={18} y={214} width={200} />
  </g>,
];
